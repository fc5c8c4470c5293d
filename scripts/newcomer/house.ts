/** A copy of the house to try a change in, and what the change touches there. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { languages, type Language } from 'contract/languages';
import { declaredLists } from '../declared';
import { root, writeLists } from '../declared/lists';

const execute = promisify(execFile);

/** What a change touched: folders that came, and single files. A folder that came counts as one, whatever lies in it. */
export interface Touched {
  folders: string[];
  files: string[];
  /** Files of texts in folders that stood: one a language for each English file. */
  texts: string[];
  /** Pictures. */
  art: string[];
  /** Lines that were added or taken away in files that stood, the lists that the build writes left out. */
  lines: number;
}

export class House {
  private constructor(readonly at: string) {}

  /** A copy without history. Its packages are the house's own. */
  static async copy(): Promise<House> {
    const at = await mkdtemp(path.join(tmpdir(), 'lantern-newcomer-'));
    const house = new House(at);
    const { stdout } = await execute('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      cwd: root,
      maxBuffer: 16e6,
    });
    // A file that was deleted but not yet committed is listed too.
    const files = [...new Set(stdout.split('\0'))].filter((file) => file && existsSync(path.join(root, file)));
    await Promise.all(files.map((file) => cp(path.join(root, file), path.join(at, file))));
    await symlink(path.join(root, 'node_modules'), path.join(at, 'node_modules'));
    await house.git('init', '--quiet');
    await house.keep();
    return house;
  }

  clear = (): Promise<void> => rm(this.at, { recursive: true, force: true });

  async write(file: string, text: string): Promise<void> {
    await mkdir(path.dirname(path.join(this.at, file)), { recursive: true });
    await writeFile(path.join(this.at, file), text);
  }

  /** @throws when what is to be changed does not stand there once. */
  async change(file: string, from: string, to: string): Promise<void> {
    const text = await readFile(path.join(this.at, file), 'utf8');
    if (text.split(from).length !== 2) throw new Error(`${file} does not say once: ${from}`);
    await this.write(
      file,
      text.replace(from, () => to),
    );
  }

  /** Adds entries at the end of a file of texts, in every language. */
  async addTexts(file: string, entriesIn: (language: Language) => string): Promise<void> {
    for (const language of languages) {
      const name = `locales/${language}/${file}`;
      const text = await readFile(path.join(this.at, name), 'utf8');
      const end = text.lastIndexOf('}');
      await this.write(name, `${text.slice(0, end)}  ${entriesIn(language)}\n${text.slice(end)}`);
    }
  }

  copyFolder = (from: string, to: string): Promise<void> =>
    cp(path.join(this.at, from), path.join(this.at, to), { recursive: true });

  /** What was touched since the last change was kept. The build's lists are written first, and left out. */
  async touched(): Promise<Touched> {
    const lists = await declaredLists(this.at);
    await writeLists(lists);
    const listed = new Set([...lists.keys()].map((file) => path.relative(this.at, file)));
    await this.git('add', '--all');
    const stood = new Set((await this.git('ls-tree', '-r', '-d', '--name-only', 'HEAD')).split('\n'));
    const numbers = (await this.git('diff', '--cached', '--numstat', '--no-renames', 'HEAD'))
      .split('\n')
      .filter(Boolean);
    const touched = { folders: new Set<string>(), files: [] as string[], texts: [] as string[], art: [] as string[] };
    let lines = 0;
    for (const row of numbers) {
      const [added, removed, file] = row.split('\t') as [string, string, string];
      if (listed.has(file)) continue;
      const parents = file
        .split('/')
        .slice(0, -1)
        .map((_, index, all) => all.slice(0, index + 1).join('/'));
      const came = parents.find((folder) => !stood.has(folder));
      if (came) touched.folders.add(came);
      else if (file.startsWith('public/')) touched.art.push(file);
      else if (file.startsWith('locales/')) touched.texts.push(file);
      else {
        touched.files.push(file);
        lines += Math.max(Number(added), Number(removed));
      }
    }
    return { ...touched, folders: [...touched.folders].sort(), lines };
  }

  /** The next change is measured from here. */
  async keep(): Promise<void> {
    await this.git('add', '--all');
    await this.git(
      '-c',
      'user.name=Newcomer',
      '-c',
      'user.email=newcomer@localhost',
      'commit',
      '--quiet',
      '-m',
      'kept',
    );
  }

  private async git(...args: string[]): Promise<string> {
    return (await execute('git', ['-c', 'core.quotepath=off', ...args], { cwd: this.at, maxBuffer: 16e6 })).stdout;
  }
}
