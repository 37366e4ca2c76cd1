/** Conditions for prefetching. */

/** True in data-saver mode: fetching answers takes less data than the engine. */
export const savesData = (): boolean =>
  !document.documentElement.dataset.kept && 'connection' in navigator && Object(navigator.connection).saveData === true

/** Resolves when the browser is idle after first paint; immediately when offline. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    const idle = () =>
      'requestIdleCallback' in window ? requestIdleCallback(() => resolve(), { timeout: 3000 }) : setTimeout(resolve, 300)
    if (document.readyState === 'complete' || document.documentElement.dataset.kept) idle()
    else addEventListener('load', idle, { once: true })
  })
}

/** Assets the page loaded from its own service, for caching. */
export const assetsUsed = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname, search }) => pathname + search)
