/** Writes every text with its language's own signs and spaces (`typography.ts`). */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { languages, type Language } from 'contract/languages';
import { root } from '../build';
import { typeset } from './typography';

/** A module of texts with the strings in it set; imports are no sentences. */
function setModule(language: Language, source: string): string {
  const file = ts.createSourceFile('texts.ts', source, ts.ScriptTarget.Latest, true);
  const changes: { from: number; to: number; text: string }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node)) {
      const [from, to] = [node.getStart() + 1, node.getEnd() - 1];
      changes.push({ from, to, text: typeset(language, source.slice(from, to)) });
    }
    node.forEachChild(visit);
  };
  visit(file);
  return changes.reduceRight((set, { from, to, text }) => set.slice(0, from) + text + set.slice(to), source);
}

/** The files that were written anew. */
export function setAll(): string[] {
  return languages.flatMap((language) =>
    readdirSync(path.join(root, 'locales', language), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(ts|md)$/.test(file) && !/^(site|api|glossary)\.ts$/.test(file))
      .map((file) => path.join('locales', language, file))
      .filter((file) => {
        const before = readFileSync(path.join(root, file), 'utf8');
        const after = file.endsWith('.md') ? typeset(language, before) : setModule(language, before);
        if (after !== before) writeFileSync(path.join(root, file), after);
        return after !== before;
      }),
  );
}
