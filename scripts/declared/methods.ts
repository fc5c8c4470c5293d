import path from 'node:path';
import { exportedAs, foldersWith, listsOf, root, type Lists } from './lists';

/** The two lists of payment methods: their declarations, and the calls that some have of their own. */
export async function methodLists(at: string = root): Promise<Lists> {
  const methods = path.join(at, 'casino-api/src/features/cashier/methods');
  const [declared, withRoutes] = await Promise.all([
    foldersWith(methods, 'index.ts'),
    foldersWith(methods, 'routes.ts'),
  ]);
  return listsOf(methods, {
    'declared-methods.ts': `${declared.map((folder) => `import { ${exportedAs(folder)} } from './${folder}';`).join('\n')}

/** Every payment method there is a folder for: written by \`npm run build\`. */
export const declaredMethods = [${declared.map(exportedAs).join(', ')}] as const;
`,
    'declared-routes.ts': `${withRoutes.map((folder) => `import { routes as ${exportedAs(folder)} } from './${folder}/routes';`).join('\n')}

/** The calls that payment methods have of their own, of every folder with a \`routes.ts\`: written by \`npm run build\`. */
export const methodRoutes = [${withRoutes.map(exportedAs).join(', ')}] as const;
`,
  });
}
