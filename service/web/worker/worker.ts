/**
 * Service worker: caches pages for offline use. Network first; falls back to the cached page, labelled with its date. The cache holds a
 * single build.
 */
import { ENGLISH_PATH } from '../../runtime/english-address.ts'
import { BUILD } from '../generated/build.ts'
import { BUILD_HEADER, ICON, MANIFEST, OFFLINE_PATH, OFFLINE_URL_LIST, SCRIPT, SEARCH_INDEX, STYLE } from '../versioned.ts'
import type { PageMessage, WorkerMessage } from './messages.ts'

declare const self: ServiceWorkerGlobalScope

const PREFIX = 'centavo-'
const CACHE_NAME = PREFIX + BUILD
/** Minimum set to render and search. */
const SHELL = ['/', '/busca', OFFLINE_PATH, STYLE, SCRIPT, SEARCH_INDEX, ICON, MANIFEST]
/** Network timeout before falling back to the cache, in ms. */
const DEADLINE = 3000
/** Maximum visited pages cached, besides the opted-in set. */
const MAX_VISITED = 60
/** Concurrent downloads. */
const AT_A_TIME = 4

interface OfflineUrlList {
  readonly pages: readonly string[]
  readonly assets: readonly string[]
}

self.addEventListener('install', (event) => {
  event.waitUntil(install())
})

async function install(): Promise<void> {
  const cache = await caches.open(CACHE_NAME)
  await cache.addAll(SHELL.map((address) => new Request(address, { cache: 'reload' })))
  await carryOver(cache)
  await self.skipWaiting()
}

/** Refetches everything the previous build cached; never copies it, since pages must match their build. */
async function carryOver(cache: Cache): Promise<void> {
  const before = new Set<string>()
  for (const name of await olderCaches()) for (const { url } of await (await caches.open(name)).keys()) before.add(new URL(url).pathname)
  if (before.size === 0) return
  const list = await fetchOfflineUrls()
  const stems = new Set([...before].map(stem))
  const everything = before.has(OFFLINE_URL_LIST)
  const wanted = everything
    ? [OFFLINE_URL_LIST, ...list.pages, ...list.assets]
    : [...[...before].filter((path) => !path.startsWith('/assets/')), ...list.assets.filter((asset) => stems.has(stem(asset)))]
  await cacheAll(cache, wanted)
}

const olderCaches = async (): Promise<string[]> => (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE_NAME)

/** Script name without its build-specific part. */
const stem = (address: string): string => address.replace(/\?.*$/, '').replace(/-[A-Z0-9]{8}\./, '.')

async function fetchOfflineUrls(): Promise<OfflineUrlList> {
  const response = await fetch(OFFLINE_URL_LIST, { cache: 'no-cache' })
  if (!response.ok) throw new Error(String(response.status))
  return response.json()
}

self.addEventListener('activate', (event) => {
  event.waitUntil(activate())
})

async function activate(): Promise<void> {
  for (const name of await olderCaches()) await caches.delete(name)
  await self.clients.claim()
  await broadcast({ kind: 'build', build: BUILD })
}

async function broadcast(tells: WorkerMessage): Promise<void> {
  for (const client of await self.clients.matchAll()) client.postMessage(tells)
}

self.addEventListener('message', (event) => {
  const asks: PageMessage = event.data
  if (asks.kind === 'visited') event.waitUntil(visited(asks.addresses))
  else if (asks.kind === 'keep') event.waitUntil(cacheEverything())
  else event.waitUntil(forget())
})

async function visited(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE_NAME)
  for (const address of addresses) if (!(await cache.match(address))) await cacheUrl(cache, address).catch(() => undefined)
  await forgetOldest(cache)
}

async function forgetOldest(cache: Cache): Promise<void> {
  if (await cache.match(OFFLINE_URL_LIST)) return
  const pages = (await cache.keys()).filter(({ url }) => isVisited(new URL(url)))
  for (const request of pages.slice(0, Math.max(0, pages.length - MAX_VISITED))) await cache.delete(request)
}

const isVisited = ({ pathname, search }: URL): boolean => !pathname.startsWith('/assets/') && !SHELL.includes(pathname + search)

async function cacheEverything(): Promise<void> {
  const cache = await caches.open(CACHE_NAME)
  try {
    const { pages, assets } = await fetchOfflineUrls()
    await cacheAll(cache, [...assets, ...pages], (done, of) => broadcast({ kind: 'keeping', done, of: of + 1 }))
    // Cached last: marks the set as complete.
    await cacheUrl(cache, OFFLINE_URL_LIST)
    await broadcast({ kind: 'keeping', done: 1, of: 1 })
  } catch {
    await broadcast({ kind: 'keeping', done: null, of: 0 })
  }
}

async function forget(): Promise<void> {
  await caches.delete(CACHE_NAME)
  await (await caches.open(CACHE_NAME)).addAll(SHELL)
}

async function cacheAll(cache: Cache, addresses: readonly string[], told?: (done: number, of: number) => Promise<void>): Promise<void> {
  const waiting = [...addresses]
  let done = 0
  const one = async (): Promise<void> => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      await cacheUrl(cache, address)
      done += 1
      if (done % 10 === 0) await told?.(done, addresses.length)
    }
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, one))
}

/** Caches one URL. Skips persistent errors and missing pages; honours `Retry-After`. */
async function cacheUrl(cache: Cache, address: string): Promise<void> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const response = await fetch(address, { headers: { accept: '*/*' }, cache: address.startsWith('/assets/') ? 'default' : 'no-cache' })
    if (response.status !== 429) {
      if (ofThisBuild(response) && response.ok && !response.redirected) await cache.put(address, response)
      return
    }
    await new Promise((resolve) => setTimeout(resolve, 1000 * Math.max(1, Number(response.headers.get('retry-after') ?? 1))))
  }
  throw new Error(`refused: ${address}`)
}

/** True when the response is from this build: a page of another build would lack its script. */
const ofThisBuild = (response: Response): boolean => response.headers.get(BUILD_HEADER) === BUILD

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(navigation(event, url))
  else if (url.pathname.startsWith('/assets/')) event.respondWith(asset(event))
})

/** Cache-first: asset URLs contain a build id or content hash. */
async function asset({ request }: FetchEvent): Promise<Response> {
  const cache = await caches.open(CACHE_NAME)
  return (await cache.match(request)) ?? fetch(request)
}

async function navigation(event: FetchEvent, url: URL): Promise<Response> {
  const fresh = fetch(url, { headers: event.request.headers, cache: 'no-cache', redirect: 'manual', credentials: 'same-origin' })
  // Handled below; avoids an unhandled rejection while the cache is read.
  fresh.catch(() => undefined)
  const cache = await caches.open(CACHE_NAME)
  const kept = await cachedPage(cache, url)
  try {
    const response = await (kept ? inTime(fresh) : fresh)
    // Never cache URLs with a query: they contain personal input.
    if (kept && url.search === '' && response.ok && ofThisBuild(response)) event.waitUntil(cache.put(url.pathname, response.clone()))
    return response
  } catch (error) {
    return kept ? kept(error === LATE) : fallbackPage(cache, url)
  }
}

const LATE = new Error('late')

function inTime(fresh: Promise<Response>): Promise<Response> {
  const late = new Promise<never>((_resolve, reject) => setTimeout(() => reject(LATE), DEADLINE))
  return Promise.race([fresh, late])
}

/** Cached page, labelled with its date and the reason. */
type CachedPage = (late: boolean) => Response

/** Cached page for a URL; undefined when there is none or it answers another query. */
async function cachedPage(cache: Cache, { pathname, search }: URL): Promise<CachedPage | undefined> {
  const kept = (await cache.match(pathname)) ?? (search === '' ? undefined : await cachedQuestionPage(cache, pathname))
  if (!kept) return undefined
  const text = await kept.text()
  // Pages with a local engine or local search can answer any query; others would show another query's content.
  if (asks(search) && !/ data-operation="| data-finds-itself/.test(text)) return undefined
  const day = new Date(kept.headers.get('date') ?? Date.now()).toLocaleDateString(text.includes('<html lang="en"') ? 'en-GB' : 'pt-BR', {
    timeZone: 'America/Sao_Paulo',
  })
  const mark = (late: boolean) => `<html data-kept="${day}"${late ? ' data-late="true"' : ''} `
  return (late) => new Response(text.replace('<html ', mark(late)), { headers: headersOf(kept) })
}

/** True for a query with input; a display-only parameter, such as the searched job title, does not count. */
const asks = (search: string): boolean => [...new URLSearchParams(search).keys()].some((name) => name !== 'cargo')

/** Cached calculator page with the form of the requested question, from which the question page is rendered. */
async function cachedQuestionPage(cache: Cache, pathname: string): Promise<Response | undefined> {
  const above = await cache.match(pathname.slice(0, pathname.lastIndexOf('/')) || '/')
  if (!above) return undefined
  const text = await above.clone().text()
  return text.includes(` action="${pathname}" `) ? above : undefined
}

/** Fallback page, in the URL's language if that language was ever cached. */
async function fallbackPage(cache: Cache, { pathname }: URL): Promise<Response> {
  const english = pathname.startsWith(`${ENGLISH_PATH}/`) && (await cache.match(ENGLISH_PATH + OFFLINE_PATH))
  const page = english || (await cache.match(OFFLINE_PATH))
  return page ? new Response(await page.text(), { status: 503, headers: headersOf(page) }) : Response.error()
}

function headersOf({ headers }: Response): Record<string, string> {
  return Object.fromEntries(['content-type', 'content-security-policy'].map((name) => [name, headers.get(name) ?? '']))
}
