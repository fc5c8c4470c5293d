/** Keeps the page that is shown without a network. Browsers without service workers, or that may not have one, do without. */
export const keepOfflinePage = (): void => void navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
