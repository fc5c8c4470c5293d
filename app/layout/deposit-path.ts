const playPage = /\/play\/[^/]+\/([a-z0-9-]+)$/;

/** Where money is paid in; from a game the cashier is told which, so that it leads back there. @param path of the page that leads there, without locale prefix */
export function depositPath(path: string): string {
  const [, game] = playPage.exec(path) ?? [];
  return game ? `/cashier/deposit?game=${game}` : '/cashier/deposit';
}
