/** Judges presumed credits (rules UB120 to UB133). They are never computed. */
import { yearOf } from '../../core/day.ts'
import { word } from '../../core/text/language.ts'
import type { Situation } from '../../operation/evaluation/ports.ts'
import { at, type Node, textAt } from '../../xml/tree.ts'
import type { Invoice, InvoiceItem } from '../invoice.ts'
import type { ItemFindings } from './findings.ts'
import { amountAt, textOf } from './sphere.ts'

/** Used goods bought from a person who is no taxpayer, for resale. */
const USED_GOODS = '04'
const SUSPENDED_IBS_FROM = 2033
const SUSPENDED_CBS_FROM = 2027

export function judgeCredits(group: Node, item: InvoiceItem, invoice: Invoice, situation: Situation, findings: ItemFindings): void {
  const credit = at(group, 'gCredPresOper')
  if (credit) {
    if (invoice.model === '65') findings.add('UB120-10', 'gCredPresOper', { found: '' })
    if (at(credit, 'gIBSCredPres'))
      findings.notEvaluated.push({ rule: 'UB54a-10', why: word`a tabela de créditos presumidos (cCredPres) não foi obtida` })
    judgeAmounts(credit, item, invoice, findings)
  }
  judgeFreeZone(group, invoice, situation, findings)
}

function judgeAmounts(credit: Node, item: InvoiceItem, { issuedOn }: Invoice, findings: ItemFindings): void {
  const code = textAt(credit, 'cCredPres')
  const price = amountAt(item.node, 'prod', 'vProd')
  const year = yearOf(issuedOn)
  for (const [name, above, suspended, from] of [
    ['gIBSCredPres', 'UB125-10', 'UB126-10', SUSPENDED_IBS_FROM],
    ['gCBSCredPres', 'UB129-10', 'UB130-10', SUSPENDED_CBS_FROM],
  ] as const) {
    const own = at(credit, name)
    const amount = amountAt(own, 'vCredPres')
    if (code === USED_GOODS && amount !== null && price !== null && amount > price)
      findings.add(above, `gCredPresOper/${name}/vCredPres`, {
        found: textOf(own, 'vCredPres'),
        expected: textOf(item.node, 'prod', 'vProd'),
      })
    if (at(own, 'vCredPresCondSus') && (year < from || code !== USED_GOODS))
      findings.add(suspended, `gCredPresOper/${name}/vCredPresCondSus`, { found: '' })
  }
}

function judgeFreeZone(group: Node, { model, creditNote, items }: Invoice, situation: Situation, findings: ItemFindings): void {
  const zone = at(group, 'gCredPresIBSZFM')
  if (zone && model === '65') findings.add('UB131-10', 'gCredPresIBSZFM', { found: '' })
  if (zone && creditNote !== '02') findings.add('UB131-40', 'gCredPresIBSZFM', { found: '' })
  if (!zone && creditNote === '02' && !situation.has('gCredPresIBSZFM')) findings.add('UB131-50', 'gCredPresIBSZFM')
  if (!zone) return
  const type = textAt(zone, 'tpCredPresIBSZFM')
  const same = items.filter((each) => textAt(each.group, 'gCredPresIBSZFM', 'tpCredPresIBSZFM') === type)
  if (same.length > 1 && same[0]?.group !== group)
    findings.add('UB133-10', 'gCredPresIBSZFM/tpCredPresIBSZFM', { found: type, advice: word`o tipo ${type} já está em outro item` })
}
