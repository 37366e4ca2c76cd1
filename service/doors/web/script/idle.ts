/** When to fetch what is not needed yet, and whether to. */

/** Who asked their browser to spend little is answered by the service: an answer is smaller than the engine. */
export const savesData = (): boolean =>
  !document.documentElement.dataset.kept && 'connection' in navigator && Object(navigator.connection).saveData === true

/** After the first paint, when the browser has nothing better to do; at once where there is no connection to wait for. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    const idle = () =>
      'requestIdleCallback' in window ? requestIdleCallback(() => resolve(), { timeout: 3000 }) : setTimeout(resolve, 300)
    if (document.readyState === 'complete' || document.documentElement.dataset.kept) idle()
    else addEventListener('load', idle, { once: true })
  })
}

/** What the page fetched of its own service, to be kept on the device. */
export const assetsUsed = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname, search }) => pathname + search)
