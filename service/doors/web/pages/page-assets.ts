/** The files pages are made of, and what a device keeps of them: scripts, styles, pictures, the engine, the list of what works without a connection. */
import { readdirSync, readFileSync } from 'node:fs'
import { inLanguage } from '../../../../engine/core/language.ts'
import { once } from '../../../../engine/core/once.ts'
import { englishLanguage } from '../../../language.ts'
import { folderOf } from '../../../paths.ts'
import { paramsOf } from '../../http/request.ts'
import {
  CNIS_SCRIPT,
  ESOCIAL_SCRIPT,
  ESOCIAL_WORKER,
  HOLERITE_SCRIPT,
  inEnglish,
  KEPT_LIST,
  MANIFEST,
  NAMES,
  OFFLINE_PATH,
  PAPER_READER,
  PAPER_SCRIPT,
  REFORM_SCRIPT,
  REFORM_STYLE,
  SCENARIOS_SCRIPT,
  SEARCH_INDEX,
  SHEET_SCRIPT,
  SHEET_WORKER,
} from '../versioned.ts'
import { calledList, keptList, manifest, offlinePage, searchIndex } from './offline-pages.ts'
import { type Mounting, named } from './page-mounting.ts'

const SCRIPTED = 'text/javascript; charset=utf-8'
const JSON_TYPE = 'application/json; charset=utf-8'

const ASSETS = folderOf('service/doors/web/assets/')
/** Scripts and the style, as the build wrote them. */
const GENERATED = folderOf('service/doors/web/generated/')

const asset = (name: string, folder = GENERATED): string => readFileSync(new URL(name, folder), 'utf8')

/** What a folder of scripts has, by the names it is asked for. */
const scriptsIn = (folder: string) => readdirSync(new URL(`${folder}/`, GENERATED)).map((file) => [file, `${folder}/${file}`] as const)

/** The same scripts for the pages in English. */
const ENGLISH_FOLDERS = ['planilha-en', 'reforma-en', 'papel-en', 'esocial-en', 'motor-en']

/** The page of spreadsheets and what it fetches when needed, by the name it is asked for. */
const SHEET_SCRIPTS = scriptsIn('planilha')

/** Of these, what a page names. */
const SHEET_ENTRIES = [SHEET_SCRIPT, SHEET_WORKER, HOLERITE_SCRIPT, CNIS_SCRIPT]

/** The page of changes of the law, and the engine it fetches. */
const REFORM_SCRIPTS = scriptsIn('reforma')

/** What opens a PDF on the device. */
const PAPER_SCRIPTS = ['pagina.js', 'leitor.js'].map((file) => [file, `papel/${file}`] as const)
const PDF_SCRIPTS = [['pdf.js', 'pdf/pdf.js']] as const

/** What reads files of the eSocial on the device. */
const ESOCIAL_SCRIPTS = ['pagina.js', 'leitor.js'].map((file) => [file, `esocial/${file}`] as const)

/** The engine for pages: what its parts share, and a file for each domain. Their names change with what is in them. */
const ENGINE_SCRIPTS = scriptsIn('motor')

const PICTURES = ['icon-192.png', 'icon-512.png', 'icon-maskable.png']

export function mountAssets(mounting: Mounting): void {
  mountFiles(mounting)
  mountOffline(mounting)
}

function mountFiles({ server, mount, kept }: Mounting): void {
  /** Read and compressed for the first who asks. */
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
  keptScripts('motor', ENGINE_SCRIPTS)
  for (const name of PICTURES) {
    const picture = once(() => readFileSync(new URL(name, ASSETS)))
    mount(`/assets/${name}`, 'day', () => ({ text: picture(), type: 'image/png' }), 'asset')
  }
  for (const name of ['style.css', 'reforma.css']) keptAsset(name, 'text/css; charset=utf-8')
  for (const folder of ENGLISH_FOLDERS) keptScripts(folder, scriptsIn(folder))
  for (const name of ['page.js', 'page.en.js', 'cenarios.js', 'cenarios.en.js']) keptAsset(name, SCRIPTED)
  keptAsset('icon.svg', 'image/svg+xml', ASSETS)
}

/** What a device keeps, and what it does without a connection. */
function mountOffline({ ports, mount }: Mounting): void {
  const names = once(() => calledList(ports))
  mount(new URL(NAMES, 'http://x').pathname, 'day', () => ({ text: names(), type: JSON_TYPE }), 'asset')
  const englishNames = once(() => inLanguage(englishLanguage(), () => calledList(ports)))
  mount(new URL(inEnglish(NAMES), 'http://x').pathname, 'day', () => ({ text: englishNames(), type: JSON_TYPE }), 'asset')
  const found = once(() => searchIndex(ports))
  mount(new URL(SEARCH_INDEX, 'http://x').pathname, 'day', () => ({ text: found(), type: JSON_TYPE }), 'asset')
  const toKeep = once(() =>
    keptList(ports, [
      ...ENGINE_SCRIPTS.map(([name]) => `/assets/motor/${name}`),
      ESOCIAL_SCRIPT,
      ESOCIAL_WORKER,
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
  mount(KEPT_LIST, 'none', () => ({ text: toKeep(), type: JSON_TYPE }), 'asset')
  const installed = once(() => manifest(ports))
  mount(MANIFEST, 'day', () => ({ text: installed(), type: 'application/manifest+json; charset=utf-8' }), 'asset')
  const worker = once(() => asset('worker.js'))
  mount('/sw.js', 'none', () => ({ text: worker(), type: SCRIPTED }), 'asset')
  mount(OFFLINE_PATH, 'day', () => ({ text: offlinePage() }))
}
