/** Versioned asset URLs: caches of different builds never mix. */
import { BUILD } from './generated/build.ts'

/** English counterpart of a script: `/assets/planilha/linhas.js` and `/assets/planilha-en/linhas.js`. */
export const englishScript = (address: string): string =>
  address.replace(/^\/assets\/[a-z]+(?=\/)/, '$&-en').replace(/^\/assets\/[a-z]+(?=\.js)/, '$&.en')

export const STYLE = `/assets/style.css?v=${BUILD}`
/** Additional stylesheet of the law change page. */
export const REFORM_STYLE = `/assets/reforma.css?v=${BUILD}`
export const SCRIPT = `/assets/page.js?v=${BUILD}`
export const SHEET_SCRIPT = `/assets/planilha/planilha.js?v=${BUILD}`
/** Worker that reads and computes a spreadsheet. */
export const SHEET_WORKER = `/assets/planilha/linhas.js?v=${BUILD}`
/** Renders the payslips of a payroll closed in the same tab. */
export const HOLERITE_SCRIPT = `/assets/planilha/holerite.js?v=${BUILD}`
/** PDF parser, loaded only when a file is chosen. */
export const PDF_WORKER = `/assets/pdf/pdf.js?v=${BUILD}`
/** Document parser, loaded only when a document is read. */
export const PAPER_SCRIPT = `/assets/papel/pagina.js?v=${BUILD}`
export const PAPER_READER = `/assets/papel/leitor.js?v=${BUILD}`
/** Scenario comparison, loaded when scenarios exist. */
export const SCENARIOS_SCRIPT = `/assets/cenarios.js?v=${BUILD}`
/** CNIS page script; its engine is loaded separately when a statement is read. */
export const CNIS_SCRIPT = `/assets/planilha/cnis.js?v=${BUILD}`
/** eSocial page script, and its worker, loaded when files are chosen. */
export const ESOCIAL_SCRIPT = `/assets/esocial/pagina.js?v=${BUILD}`
export const ESOCIAL_WORKER = `/assets/esocial/leitor.js?v=${BUILD}`
/** Invoice page script, and its worker, loaded when files are chosen. */
export const INVOICES_SCRIPT = `/assets/nota/pagina.js?v=${BUILD}`
export const INVOICES_WORKER = `/assets/nota/leitor.js?v=${BUILD}`
/** Law change page script; it loads its own engine. */
export const REFORM_SCRIPT = `/assets/reforma/reforma.js?v=${BUILD}`
/** Names of all operations: the browser engine loads one domain but may mention any. */
export const NAMES = `/assets/motor/nomes.json?v=${BUILD}`
/** Index for offline search. */
export const SEARCH_INDEX = `/assets/busca.json?v=${BUILD}`
/** Files cached when the user opts into full offline use. */
export const OFFLINE_URL_LIST = '/assets/guardar.json'
export const MANIFEST = '/manifest.webmanifest'
export const ICON = '/assets/icon.svg'
/** Fallback page for uncached URLs. */
export const OFFLINE_PATH = '/sem-internet'
/** Build id header on every page, asset and fragment. */
export const BUILD_HEADER = 'centavo-build'

/** Placeholder base URL when none is configured; the page script replaces it. */
export const DEFAULT_ORIGIN = 'http://localhost:3000'

/** Display URL; uses the local development URL when none is configured, never the request's host. */
export const displayOrigin = (origin: string): string => origin || DEFAULT_ORIGIN
