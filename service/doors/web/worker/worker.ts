/**
 * Keeps pages on the device and shows them where there is no connection. What is fresh wins: a page is asked of the service first, and what
 * was kept is shown only when it does not answer, with the day it was kept on. Everything kept is of one build.
 */
import { ENGLISH_PATH } from '../../english-address.ts'
import { BUILD } from '../generated/build.ts'
import { BUILD_HEADER, ICON, KEPT_LIST, MANIFEST, OFFLINE_PATH, SCRIPT, SEARCH_INDEX, STYLE } from '../versioned.ts'
import type { Asks, Tells } from './messages.ts'

declare const self: ServiceWorkerGlobalScope

const PREFIX = 'centavo-'
const KEPT = PREFIX + BUILD
/** Without these nothing can be shown, nor found. */
const SHELL = ['/', '/busca', OFFLINE_PATH, STYLE, SCRIPT, SEARCH_INDEX, ICON, MANIFEST]
/** Longer than this, and what was kept is shown. */
const DEADLINE = 3000
/** Visited pages kept beside what was asked for. */
const MAX_VISITED = 60
/** Fetched at a time, where many are. */
const AT_A_TIME = 4

interface KeptList {
  readonly pages: readonly string[]
  readonly assets: readonly string[]
}

self.addEventListener('install', (event) => {
  event.waitUntil(install())
})

async function install(): Promise<void> {
  const cache = await caches.open(KEPT)
  await cache.addAll(SHELL.map((address) => new Request(address, { cache: 'reload' })))
  await carryOver(cache)
  await self.skipWaiting()
}

/** What the build before kept, this one keeps, by its own law: fetched again, never copied. */
async function carryOver(cache: Cache): Promise<void> {
  const before = new Set<string>()
  for (const name of await olderCaches()) for (const { url } of await (await caches.open(name)).keys()) before.add(new URL(url).pathname)
  if (before.size === 0) return
  const list = await keptList()
  const stems = new Set([...before].map(stem))
  const everything = before.has(KEPT_LIST)
  const wanted = everything
    ? [KEPT_LIST, ...list.pages, ...list.assets]
    : [...[...before].filter((path) => !path.startsWith('/assets/')), ...list.assets.filter((asset) => stems.has(stem(asset)))]
  await keepAll(cache, wanted)
}

const olderCaches = async (): Promise<string[]> => (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== KEPT)

/** A script's name without what changes in it from build to build. */
const stem = (address: string): string => address.replace(/\?.*$/, '').replace(/-[A-Z0-9]{8}\./, '.')

async function keptList(): Promise<KeptList> {
  const response = await fetch(KEPT_LIST, { cache: 'no-cache' })
  if (!response.ok) throw new Error(String(response.status))
  return response.json()
}

self.addEventListener('activate', (event) => {
  event.waitUntil(activate())
})

async function activate(): Promise<void> {
  for (const name of await olderCaches()) await caches.delete(name)
  await self.clients.claim()
  await tell({ kind: 'build', build: BUILD })
}

async function tell(tells: Tells): Promise<void> {
  for (const client of await self.clients.matchAll()) client.postMessage(tells)
}

self.addEventListener('message', (event) => {
  const asks: Asks = event.data
  if (asks.kind === 'visited') event.waitUntil(visited(asks.addresses))
  else if (asks.kind === 'keep') event.waitUntil(keepEverything())
  else event.waitUntil(forget())
})

async function visited(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(KEPT)
  for (const address of addresses) if (!(await cache.match(address))) await keepOne(cache, address).catch(() => undefined)
  await forgetOldest(cache)
}

async function forgetOldest(cache: Cache): Promise<void> {
  if (await cache.match(KEPT_LIST)) return
  const pages = (await cache.keys()).filter(({ url }) => isVisited(new URL(url)))
  for (const request of pages.slice(0, Math.max(0, pages.length - MAX_VISITED))) await cache.delete(request)
}

const isVisited = ({ pathname, search }: URL): boolean => !pathname.startsWith('/assets/') && !SHELL.includes(pathname + search)

async function keepEverything(): Promise<void> {
  const cache = await caches.open(KEPT)
  try {
    const { pages, assets } = await keptList()
    await keepAll(cache, [...assets, ...pages], (done, of) => tell({ kind: 'keeping', done, of: of + 1 }))
    // Last: it says that all the others are here.
    await keepOne(cache, KEPT_LIST)
    await tell({ kind: 'keeping', done: 1, of: 1 })
  } catch {
    await tell({ kind: 'keeping', done: null, of: 0 })
  }
}

async function forget(): Promise<void> {
  await caches.delete(KEPT)
  await (await caches.open(KEPT)).addAll(SHELL)
}

async function keepAll(cache: Cache, addresses: readonly string[], told?: (done: number, of: number) => Promise<void>): Promise<void> {
  const waiting = [...addresses]
  let done = 0
  const one = async (): Promise<void> => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      await keepOne(cache, address)
      done += 1
      if (done % 10 === 0) await told?.(done, addresses.length)
    }
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, one))
}

/** What is refused for long, or is gone, is not kept; asked too fast, it waits as told. */
async function keepOne(cache: Cache, address: string): Promise<void> {
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

/** A service of another build answers by its own: kept among these it would be a page without its script. */
const ofThisBuild = (response: Response): boolean => response.headers.get(BUILD_HEADER) === BUILD

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(navigation(event, url))
  else if (url.pathname.startsWith('/assets/')) event.respondWith(asset(event))
})

/** The names of assets have their build or a digest in them: what is kept under a name is what it names. */
async function asset({ request }: FetchEvent): Promise<Response> {
  const cache = await caches.open(KEPT)
  return (await cache.match(request)) ?? fetch(request)
}

async function navigation(event: FetchEvent, url: URL): Promise<Response> {
  const fresh = fetch(url, { headers: event.request.headers, cache: 'no-cache', redirect: 'manual', credentials: 'same-origin' })
  // Looked at below: it may fail while what was kept is being read.
  fresh.catch(() => undefined)
  const cache = await caches.open(KEPT)
  const kept = await shown(cache, url)
  try {
    const response = await (kept ? inTime(fresh) : fresh)
    // Never an address with a question in it: what people ask stays theirs.
    if (kept && url.search === '' && response.ok && ofThisBuild(response)) event.waitUntil(cache.put(url.pathname, response.clone()))
    return response
  } catch (error) {
    return kept ? kept(error === LATE) : notKept(cache, url)
  }
}

const LATE = new Error('late')

function inTime(fresh: Promise<Response>): Promise<Response> {
  const late = new Promise<never>((_resolve, reject) => setTimeout(() => reject(LATE), DEADLINE))
  return Promise.race([fresh, late])
}

/** The kept page, marked with its day and with why it is shown. */
type Shown = (late: boolean) => Response

/** What was kept for an address; undefined where nothing was, or only what answers another question. */
async function shown(cache: Cache, { pathname, search }: URL): Promise<Shown | undefined> {
  const kept = (await cache.match(pathname)) ?? (search === '' ? undefined : await asksBeneath(cache, pathname))
  if (!kept) return undefined
  const text = await kept.text()
  // A page with the engine answers any question of its form, and the search finds by itself; another would show what was not asked.
  if (asks(search) && !/ data-operation="| data-finds-itself/.test(text)) return undefined
  const day = new Date(kept.headers.get('date') ?? Date.now()).toLocaleDateString(text.includes('<html lang="en"') ? 'en-GB' : 'pt-BR', {
    timeZone: 'America/Sao_Paulo',
  })
  const mark = (late: boolean) => `<html data-kept="${day}"${late ? ' data-late="true"' : ''} `
  return (late) => new Response(text.replace('<html ', mark(late)), { headers: headersOf(kept) })
}

/** What only names the page, as the job a salary was looked for by, asks nothing. */
const asks = (search: string): boolean => [...new URLSearchParams(search).keys()].some((name) => name !== 'cargo')

/** The kept page that has a form for what is asked beneath its address: from it the question's own is drawn. */
async function asksBeneath(cache: Cache, pathname: string): Promise<Response | undefined> {
  const above = await cache.match(pathname.slice(0, pathname.lastIndexOf('/')) || '/')
  if (!above) return undefined
  const text = await above.clone().text()
  return text.includes(` action="${pathname}" `) ? above : undefined
}

/** In the language of what was asked for, where a page of that language was ever opened. */
async function notKept(cache: Cache, { pathname }: URL): Promise<Response> {
  const english = pathname.startsWith(`${ENGLISH_PATH}/`) && (await cache.match(ENGLISH_PATH + OFFLINE_PATH))
  const page = english || (await cache.match(OFFLINE_PATH))
  return page ? new Response(await page.text(), { status: 503, headers: headersOf(page) }) : Response.error()
}

function headersOf({ headers }: Response): Record<string, string> {
  return Object.fromEntries(['content-type', 'content-security-policy'].map((name) => [name, headers.get(name) ?? '']))
}
