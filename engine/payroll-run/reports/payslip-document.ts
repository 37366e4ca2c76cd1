/** Printed payslip (holerite): same labels and figures in HTML, in text and for the document reader. */

import { type Day, formatDay, monthInWords } from '../../core/day.ts'
import { formatBRL, type Money, smallest } from '../../core/money.ts'
import { word } from '../../core/text/language.ts'
import type { Payslip, Person } from '../person.ts'

export interface Holerite {
  readonly company: string
  readonly month: string
  readonly header: readonly (readonly [label: string, value: string])[]
  readonly lines: readonly {
    readonly nature: string
    readonly label: string
    readonly reference: string
    readonly earning: string
    readonly deduction: string
  }[]
  readonly totals: readonly (readonly [label: string, value: string])[]
  readonly footer: readonly (readonly [label: string, value: string])[]
}

const amount = (money: Money): string => formatBRL(money).replace(/^(-?)R\$\s?/u, '$1')

export function holeriteOf(payslip: Payslip, person: Person, month: Day, company: string, inssCeiling: Money): Holerite {
  const { bases } = payslip
  const pairs: (readonly [string, Money | null])[] = [
    ['Salário Base', payslip.basicSalary],
    ['Base INSS', bases.inss > 0n ? smallest(bases.inss, inssCeiling) : null],
    ['Base INSS 13', bases.inss13 > 0n ? smallest(bases.inss13, inssCeiling) : null],
    ['Base FGTS', bases.fgts + bases.fgts13 + bases.fgtsNotice],
    ['FGTS do mês', payslip.fgts + payslip.fgts13 + payslip.fgtsNotice],
    ['Base IRRF', bases.irrf],
    ['Base IRRF 13', bases.irrf13],
    ['Base IRRF férias', bases.irrfVacation],
  ]
  return {
    company,
    month: monthInWords(month),
    header: [
      ['Matrícula', payslip.id],
      ...(person.name === undefined ? [] : [['Nome', person.name] as const]),
      ...(person.role === undefined ? [] : [['Função', person.role] as const]),
      ...(person.admission_date === undefined ? [] : [['Admissão', formatDay(person.admission_date)] as const]),
    ],
    lines: payslip.lines.map(({ nature, label, reference, kind, amount: value }) => ({
      nature,
      label,
      reference: reference ?? '',
      earning: kind === 'earning' ? amount(value) : '',
      deduction: kind === 'deduction' ? amount(value) : '',
    })),
    totals: [
      ['Total de vencimentos', amount(payslip.totalEarnings)],
      ['Total de descontos', amount(payslip.totalDeductions)],
      ['Valor líquido', amount(payslip.net)],
    ],
    footer: pairs.flatMap(([label, value]) => (value === null || value === 0n ? [] : [[label, amount(value)] as const])),
  }
}

const monthAndYear = (month: Day): string => `${month.slice(5, 7)}/${month.slice(0, 4)}`

/** Text as copied from the page: one row per line, cells separated by tabs. */
export function holeriteText({ company, header, lines, totals, footer }: Holerite, month: Day): string {
  return [
    word`${company}\tRecibo de pagamento\t${monthAndYear(month)}`,
    header.map(([label, value]) => `${label}: ${value}`).join('\t'),
    'Cód\tDescrição\tReferência\tVencimentos\tDescontos',
    ...lines.map(({ nature, label, reference, earning, deduction }) => [nature, label, reference, earning, deduction].join('\t')),
    ...totals.map(([label, value]) => `${label}\t${value}`),
    footer.map(([label, value]) => `${label} ${value}`).join('\t'),
  ].join('\n')
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`)

/** Scoped to the sheets: dark on white, two copies per A4. */
export const HOLERITE_STYLE = `.sheet{font:11px/1.35 system-ui,sans-serif;color:#111;background:#fff;break-after:page}.sheet article{break-inside:avoid;border:1px solid #333;padding:8mm;margin:6mm 0}
.sheet h2{font-size:13px;margin:0}.sheet table{width:100%;border-collapse:collapse;margin:4mm 0}.sheet th,.sheet td{font-size:11px;padding:1mm 2mm;border-bottom:1px solid #ccc;text-align:left;color:#111}
.sheet .n{text-align:right;font-variant-numeric:tabular-nums}.sheet dl{display:flex;flex-wrap:wrap;gap:2mm 6mm;margin:2mm 0}.sheet dl div{display:flex;gap:2mm}.sheet dt{color:#444}.sheet dd{margin:0}
.sheet .sign{margin-top:10mm;border-top:1px solid #333;width:80mm;padding-top:1mm}@page{size:A4;margin:10mm}@media (max-width:600px){.sheet article{padding:3mm;overflow-x:auto}.sheet th,.sheet td{padding:1mm}}@media print{.sheet article{margin:0 0 6mm}header,footer,nav,.skip,.not-printed{display:none}}`

const pairsOf = (pairs: readonly (readonly [string, string])[]): string =>
  `<dl>${pairs.map(([label, value]) => `<div><dt>${escaped(label)}</dt><dd>${escaped(value)}</dd></div>`).join('')}</dl>`

function copyOf(paper: Holerite, copy: string): string {
  const rows = paper.lines
    .map(
      ({ nature, label, reference, earning, deduction }) =>
        `<tr><td>${nature}</td><td>${escaped(label)}</td><td class="n">${escaped(reference)}</td><td class="n">${earning}</td><td class="n">${deduction}</td></tr>`,
    )
    .join('')
  return `<article><h2>${escaped(paper.company)} · Recibo de pagamento de salário · ${escaped(paper.month)}</h2><p>${copy}</p>${pairsOf(paper.header)}
<table><thead><tr><th scope="col">Cód.</th><th scope="col">Descrição</th><th scope="col" class="n">Referência</th><th scope="col" class="n">Vencimentos</th><th scope="col" class="n">Descontos</th></tr></thead><tbody>${rows}</tbody></table>
${pairsOf(paper.totals)}${pairsOf(paper.footer)}
<p>Declaro ter recebido a importância líquida discriminada neste recibo (CLT, art. 464).</p><p class="sign">Data e assinatura</p></article>`
}

/** One A4 sheet per person, with two copies. */
export const holeriteSheets = (papers: Iterable<Holerite>): string =>
  Array.from(
    papers,
    (paper) => `<section class="sheet">${copyOf(paper, 'Via do empregador')}${copyOf(paper, 'Via do empregado')}</section>`,
  ).join('\n')

/** HTML page with all payslips, to print or save as PDF in the browser. */
export const holeritePage = (papers: Iterable<Holerite>): string =>
  `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>Holerites</title><style>body{margin:0}${HOLERITE_STYLE}</style></head><body>${holeriteSheets(papers)}</body></html>\n`
