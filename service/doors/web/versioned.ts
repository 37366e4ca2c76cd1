/** What every page asks for besides itself, by the build: what one build kept is never taken for another's. */
import { BUILD } from './generated/build.ts'

/** The script of a page in English, by that in Portuguese: `/assets/planilha/linhas.js` and `/assets/planilha-en/linhas.js`. */
export const inEnglish = (address: string): string =>
  address.replace(/^\/assets\/[a-z]+(?=\/)/, '$&-en').replace(/^\/assets\/[a-z]+(?=\.js)/, '$&.en')

export const STYLE = `/assets/style.css?v=${BUILD}`
/** Of the page of changes of the law, besides. */
export const REFORM_STYLE = `/assets/reforma.css?v=${BUILD}`
export const SCRIPT = `/assets/page.js?v=${BUILD}`
export const SHEET_SCRIPT = `/assets/planilha/planilha.js?v=${BUILD}`
/** What reads and computes a spreadsheet, apart from its page. */
export const SHEET_WORKER = `/assets/planilha/linhas.js?v=${BUILD}`
/** What draws the payslips of a payroll that was closed in the same tab. */
export const HOLERITE_SCRIPT = `/assets/planilha/holerite.js?v=${BUILD}`
/** What opens a PDF on the device: fetched when a file is chosen, and by nobody else. */
export const PDF_WORKER = `/assets/pdf/pdf.js?v=${BUILD}`
/** What reads a pasted paper on the device: fetched when one is read. */
export const PAPER_SCRIPT = `/assets/papel/pagina.js?v=${BUILD}`
export const PAPER_READER = `/assets/papel/leitor.js?v=${BUILD}`
/** What draws kept scenarios side by side: fetched where there are any. */
export const SCENARIOS_SCRIPT = `/assets/cenarios.js?v=${BUILD}`
/** The page of the statement of the CNIS, and apart, fetched when one is read, the engine that answers by it. */
export const CNIS_SCRIPT = `/assets/planilha/cnis.js?v=${BUILD}`
/** The page of eSocial files, and what reads them: fetched when files are chosen. */
export const ESOCIAL_SCRIPT = `/assets/esocial/pagina.js?v=${BUILD}`
export const ESOCIAL_WORKER = `/assets/esocial/leitor.js?v=${BUILD}`
/** The page of changes of the law; what computes it fetches by itself. */
export const REFORM_SCRIPT = `/assets/reforma/reforma.js?v=${BUILD}`
/** Every operation by name: what the engine in a page, which has one domain, may have to name. */
export const NAMES = `/assets/motor/nomes.json?v=${BUILD}`
/** What things are called and where they are: the search of a device without a connection. */
export const SEARCH_INDEX = `/assets/busca.json?v=${BUILD}`
/** What is kept for use without a connection, where a person asks for all of it. */
export const KEPT_LIST = '/assets/guardar.json'
export const MANIFEST = '/manifest.webmanifest'
export const ICON = '/assets/icon.svg'
/** Said in place of what is not kept. */
export const OFFLINE_PATH = '/sem-internet'
/** On every page and asset, and on the answers a page asks for: which build made it. */
export const BUILD_HEADER = 'centavo-build'

/** Written for the address of a service that was not told its own; in a page the script puts where the page is. */
export const UNTOLD_ORIGIN = 'http://localhost:3000'

/** An address to show where the instance was not told its own: the one it has when somebody tries it out. Never what a request says. */
export const addressShown = (origin: string): string => origin || UNTOLD_ORIGIN
