/** Payslip print page: the payroll closed in this tab, or the payslip in the URL. */
import { HOLERITE_STYLE, holeriteSheets } from '../../../../engine/payroll-run/reports/payslip-document.ts'
import { all } from '../dom.ts'
import { storedPayslips } from './payslip-store.ts'

const [place] = all('[data-holerites]', HTMLElement)
const [said] = all('[data-holerites-said]', HTMLElement)
const [print] = all('[data-print]', HTMLButtonElement)

function draw(): void {
  const papers = storedPayslips()
  const one = location.hash === '' ? null : papers[Number(location.hash.slice(1))]
  const shown = one ? [one] : papers
  if (!place || !said || !print || shown.length === 0) return
  place.innerHTML = holeriteSheets(shown)
  said.textContent = shown.length === 1 ? 'Um holerite, em duas vias.' : `${shown.length} holerites, em duas vias cada um.`
  print.hidden = false
}

const style = new CSSStyleSheet()
style.replaceSync(HOLERITE_STYLE)
document.adoptedStyleSheets = [...document.adoptedStyleSheets, style]
print?.addEventListener('click', () => window.print())
addEventListener('hashchange', draw)
draw()
