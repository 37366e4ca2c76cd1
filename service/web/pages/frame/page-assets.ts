/** Static assets and the offline cache list: scripts, styles, images and the browser engine. */
import { readdirSync, readFileSync } from 'node:fs'
import { once } from '../../../../engine/core/collections/lazy-value.ts'
import { inLanguage } from '../../../../engine/core/text/language.ts'
import { paramsOf } from '../../../http/request.ts'
import { englishLanguage } from '../../../runtime/language.ts'
import { folderOf } from '../../../runtime/paths.ts'
import {
  CNIS_SCRIPT,
  ESOCIAL_SCRIPT,
  ESOCIAL_WORKER,
  englishScript,
  HOLERITE_SCRIPT,
  INVOICES_SCRIPT,
  INVOICES_WORKER,
  MANIFEST,
  NAMES,
  OFFLINE_PATH,
  OFFLINE_URL_LIST,
  PAPER_READER,
  PAPER_SCRIPT,
  REFORM_SCRIPT,
  REFORM_STYLE,
  SCENARIOS_SCRIPT,
  SEARCH_INDEX,
  SHEET_SCRIPT,
  SHEET_WORKER,
} from '../../versioned.ts'
import { manifest, offlinePage, offlineUrlList, operationTitles, searchIndex } from './offline-pages.ts'
import { type Mounting, named } from './page-mounting.ts'

const SCRIPTED = 'text/javascript; charset=utf-8'
const JSON_TYPE = 'application/json; charset=utf-8'

const ASSETS = folderOf('service/web/assets/')
/** Build output: scripts and stylesheets. */
const GENERATED = folderOf('service/web/generated/')

const asset = (name: string, folder = GENERATED): string => readFileSync(new URL(name, folder), 'utf8')

/** Scripts of a folder, by requested name. */
const scriptsIn = (folder: string) => readdirSync(new URL(`${folder}/`, GENERATED)).map((file) => [file, `${folder}/${file}`] as const)

/** Scripts for the English pages. */
const ENGLISH_FOLDERS = ['planilha-en', 'reforma-en', 'papel-en', 'esocial-en', 'nota-en', 'motor-en']

/** Spreadsheet page and its lazy chunks, by requested name. */
const SHEET_SCRIPTS = scriptsIn('planilha')

/** Entry points referenced by a page. */
const SHEET_ENTRIES = [SHEET_SCRIPT, SHEET_WORKER, HOLERITE_SCRIPT, CNIS_SCRIPT]

/** Law change page and the engine it loads. */
const REFORM_SCRIPTS = scriptsIn('reforma')

/** PDF reader for the device. */
const PAPER_SCRIPTS = ['pagina.js', 'leitor.js'].map((file) => [file, `papel/${file}`] as const)
const PDF_SCRIPTS = [['pdf.js', 'pdf/pdf.js']] as const

/** eSocial reader for the device. */
const ESOCIAL_SCRIPTS = ['pagina.js', 'leitor.js'].map((file) => [file, `esocial/${file}`] as const)

/** Invoice reader for the device. */
const INVOICE_SCRIPTS = ['pagina.js', 'leitor.js'].map((file) => [file, `nota/${file}`] as const)

/** Browser engine: shared chunks and one file per domain, with content-hashed names. */
const ENGINE_SCRIPTS = scriptsIn('motor')

const PICTURES = ['icon-192.png', 'icon-512.png', 'icon-maskable.png']

export function mountAssets(mounting: Mounting): void {
  mountFiles(mounting)
  mountOffline(mounting)
}

function mountFiles({ server, mount, kept }: Mounting): void {
  /** Read and compressed on first request. */
  const keptAsset = (name: string, type: string, folder = GENERATED): void => {
    const url = `/assets/${name}`
    const text = server.keep(async () => asset(name, folder))
    kept(url, () => text, type, 'asset')
  }
  function keptScripts(folder: string, files: readonly (readonly [name: string, file: string])[]): void {
    const texts = new Map(files.map(([name, file]) => [name, server.keep(async () => asset(file))]))
    kept(`/assets/${folder}/:file`, (request) => named(texts, paramsOf(request).file ?? '', 'arquivo'), SCRIPTED, 'asset')
  }
  keptScripts('planilha', SHEET_SCRIPTS)
  keptScripts('reforma', REFORM_SCRIPTS)
  keptScripts('pdf', PDF_SCRIPTS)
  keptScripts('papel', PAPER_SCRIPTS)
  keptScripts('esocial', ESOCIAL_SCRIPTS)
  keptScripts('nota', INVOICE_SCRIPTS)
  keptScripts('motor', ENGINE_SCRIPTS)
  for (const name of PICTURES) {
    const picture = once(() => readFileSync(new URL(name, ASSETS)))
    mount(`/assets/${name}`, 'day', () => ({ text: picture(), type: 'image/png' }), 'asset')
  }
  // Requested by browsers and feed readers without reading a page.
  const icon = once(() => readFileSync(new URL('favicon.ico', ASSETS)))
  mount('/favicon.ico', 'day', () => ({ text: icon(), type: 'image/vnd.microsoft.icon' }), 'asset')
  for (const name of ['style.css', 'reforma.css']) keptAsset(name, 'text/css; charset=utf-8')
  for (const folder of ENGLISH_FOLDERS) keptScripts(folder, scriptsIn(folder))
  for (const name of ['page.js', 'page.en.js', 'cenarios.js', 'cenarios.en.js']) keptAsset(name, SCRIPTED)
  keptAsset('icon.svg', 'image/svg+xml', ASSETS)
}

/** Offline cache list and offline pages. */
function mountOffline({ ports, mount }: Mounting): void {
  const names = once(() => operationTitles(ports))
  mount(new URL(NAMES, 'http://x').pathname, 'day', () => ({ text: names(), type: JSON_TYPE }), 'asset')
  const englishNames = once(() => inLanguage(englishLanguage(), () => operationTitles(ports)))
  mount(new URL(englishScript(NAMES), 'http://x').pathname, 'day', () => ({ text: englishNames(), type: JSON_TYPE }), 'asset')
  const found = once(() => searchIndex(ports))
  mount(new URL(SEARCH_INDEX, 'http://x').pathname, 'day', () => ({ text: found(), type: JSON_TYPE }), 'asset')
  const toKeep = once(() =>
    offlineUrlList(ports, [
      ...ENGINE_SCRIPTS.map(([name]) => `/assets/motor/${name}`),
      ESOCIAL_SCRIPT,
      ESOCIAL_WORKER,
      INVOICES_SCRIPT,
      INVOICES_WORKER,
      PAPER_SCRIPT,
      PAPER_READER,
      SCENARIOS_SCRIPT,
      REFORM_STYLE,
      REFORM_SCRIPT,
      ...REFORM_SCRIPTS.map(([name]) => `/assets/reforma/${name}`).filter((path) => !REFORM_SCRIPT.startsWith(path)),
      ...SHEET_ENTRIES,
      ...SHEET_SCRIPTS.map(([name]) => `/assets/planilha/${name}`).filter((path) => !SHEET_ENTRIES.some((entry) => entry.startsWith(path))),
    ]),
  )
  mount(OFFLINE_URL_LIST, 'none', () => ({ text: toKeep(), type: JSON_TYPE }), 'asset')
  const installed = once(() => manifest(ports))
  mount(MANIFEST, 'day', () => ({ text: installed(), type: 'application/manifest+json; charset=utf-8' }), 'asset')
  const worker = once(() => asset('worker.js'))
  mount('/sw.js', 'none', () => ({ text: worker(), type: SCRIPTED }), 'asset')
  mount(OFFLINE_PATH, 'day', () => ({ text: offlinePage() }))
}
