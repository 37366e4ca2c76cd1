/** Random correct payslips, in the layouts of payroll programs. */
import fc from 'fast-check'
import { formatBRL, type Money, portion } from '../../../engine/core/money.ts'
import { percent } from '../../../engine/core/ratio.ts'
import inss from '../../../engine/domains/payroll/law/inss.ts'
import irrf from '../../../engine/domains/payroll/law/irrf.ts'
import { inssDue } from '../../../engine/domains/payroll/rules/withholding/inss.ts'
import { irrfDue } from '../../../engine/domains/payroll/rules/withholding/irrf.ts'

interface MadeLine {
  readonly code: string
  readonly label: string
  readonly reference: string
  readonly amount: Money
  readonly kind: 'earning' | 'deduction'
}

export interface MadePaper {
  readonly lines: readonly MadeLine[]
  readonly basic: Money
  readonly base: Money
  readonly irrfBase: Money
  readonly fgts: Money
  readonly month: string
}

const EXTRAS = [
  ['150', 'Horas extras 50%', '10,00'],
  ['155', 'DSR s/ horas extras', ''],
  ['160', 'Adicional noturno', '20,00'],
  ['170', 'Comissões', ''],
  ['180', 'Adic. Periculosidade 30%', '30,00'],
  ['185', 'Quinquênio', ''],
] as const

const DISCOUNTS = [
  ['320', 'Adiantamento salarial', ''],
  ['420', 'Plano de saúde', ''],
  ['430', 'Vale refeição', ''],
  ['440', 'Empréstimo consignado', '3/24'],
  ['450', 'Seguro de vida', ''],
  ['460', 'Convênio farmácia', ''],
  ['470', 'Contribuição assistencial', ''],
  ['480', 'Unimed coparticipação', ''],
] as const

const cents = (min: number, max: number) => fc.integer({ min, max }).map(BigInt)

/** A correct payslip of an employee without dependents, computed independently from the law's tables. */
export const rightPaper: fc.Arbitrary<MadePaper> = fc
  .record({
    salary: cents(170_000, 1_500_000),
    extras: fc.subarray([...EXTRAS.keys()]),
    extraAmounts: fc.array(cents(1_000, 60_000), { minLength: EXTRAS.length, maxLength: EXTRAS.length }),
    discounts: fc.subarray([...DISCOUNTS.keys()]),
    discountAmounts: fc.array(cents(500, 15_000), { minLength: DISCOUNTS.length, maxLength: DISCOUNTS.length }),
    absence: fc.option(cents(1_000, 20_000), { freq: 3 }),
    transport: fc.boolean(),
    month: fc.constantFrom('2026-10', '2026-03', '2025-06', '2024-02', '2023-08', '2021-05'),
    truncated: fc.boolean(),
  })
  .map(({ salary, extras, extraAmounts, discounts, discountAmounts, absence, transport, month, truncated }) => {
    const on = `${month}-01` as `${number}-${number}-${number}`
    const earned: MadeLine[] = [
      { code: '001', label: 'Salário', reference: '220,00', amount: salary, kind: 'earning' },
      ...extras.map((index) => ({
        code: EXTRAS[index]![0],
        label: EXTRAS[index]![1],
        reference: EXTRAS[index]![2],
        amount: extraAmounts[index]!,
        kind: 'earning' as const,
      })),
    ]
    const base = earned.reduce((sum, { amount }) => sum + amount, 0n) - (absence ?? 0n)
    const contribution = inssDue(base, inss.at(on).value).amount
    const table = irrf.at(on).value
    const tax = irrfDue({ gross: base, deductions: contribution }, table)
    const taken: MadeLine[] = [
      { code: '998', label: 'INSS', reference: '12,00', amount: contribution, kind: 'deduction' },
      ...(tax.amount > 0n ? [{ code: '999', label: 'IRRF', reference: '27,50', amount: tax.amount, kind: 'deduction' as const }] : []),
      ...(absence === null ? [] : [{ code: '500', label: 'Faltas', reference: '1,00', amount: absence, kind: 'deduction' as const }]),
      ...(transport
        ? [
            {
              code: '410',
              label: 'Vale-transporte',
              reference: '6,00',
              amount: portion(salary, percent('5'), 'truncate'),
              kind: 'deduction' as const,
            },
          ]
        : []),
      ...discounts.map((index) => ({
        code: DISCOUNTS[index]![0],
        label: DISCOUNTS[index]![1],
        reference: DISCOUNTS[index]![2],
        amount: discountAmounts[index]!,
        kind: 'deduction' as const,
      })),
    ]
    return {
      lines: [...earned, ...taken],
      basic: salary,
      base,
      irrfBase: tax.detail.base,
      fgts: portion(base, percent('8'), truncated ? 'truncate' : 'halfUp'),
      month,
    }
  })

const plain = (amount: Money): string => formatBRL(amount).slice(3)
const total = ({ lines }: MadePaper, kind: string): Money =>
  lines.filter((line) => line.kind === kind).reduce((sum, { amount }) => sum + amount, 0n)
const named = (month: string): string =>
  ['Janeiro', 'Fevereiro', 'Março', 'Abril', 'Maio', 'Junho', 'Julho', 'Agosto', 'Setembro', 'Outubro', 'Novembro', 'Dezembro'][
    Number(month.slice(5)) - 1
  ]!

/** Layouts of the same payslip, one string per row. */
export const LAYOUTS: Readonly<Record<string, (paper: MadePaper) => string[]>> = {
  plain: (paper) => [
    `Função: Auxiliar   Salário: ${plain(paper.basic)}            ${named(paper.month)}/${paper.month.slice(0, 4)}`,
    ...paper.lines.map(({ code, label, reference, amount }) => [code, label, reference, plain(amount)].filter(Boolean).join(' ')),
    `Total de vencimentos ${plain(total(paper, 'earning'))}`,
    `Total de descontos ${plain(total(paper, 'deduction'))}`,
    `Valor líquido ${plain(total(paper, 'earning') - total(paper, 'deduction'))}`,
    `Salário Base ${plain(paper.basic)} Sal. Contr. INSS ${plain(paper.base)} Base Cálc. FGTS ${plain(paper.base)} FGTS do mês ${plain(paper.fgts)} Base Cálc. IRRF ${plain(paper.irrfBase)}`,
  ],
  tabs: (paper) => [
    `Competência: ${paper.month.slice(5)}/${paper.month.slice(0, 4)}`,
    'Código\tDescrição\tReferência\tVencimentos\tDescontos',
    ...paper.lines.map(
      ({ code, label, reference, amount, kind }) =>
        `${code}\t${label}\t${reference}\t${kind === 'earning' ? plain(amount) : ''}\t${kind === 'earning' ? '' : plain(amount)}`,
    ),
    `\tTotais\t\t${plain(total(paper, 'earning'))}\t${plain(total(paper, 'deduction'))}`,
    `Líquido a receber\t\t\t\t${plain(total(paper, 'earning') - total(paper, 'deduction'))}`,
    `Salário Base\tSal. Contr. INSS\tBase Cálc. FGTS\tFGTS do mês\tBase Cálc. IRRF`,
    [paper.basic, paper.base, paper.base, paper.fgts, paper.irrfBase].map(plain).join('\t'),
  ],
  columns: (paper) => [
    `Recibo de Pagamento de Salário      ${named(paper.month)} de ${paper.month.slice(0, 4)}`,
    `${'Cód.'.padEnd(8)}${'Descrição'.padEnd(34)}${'Ref.'.padStart(8)}${'Vencimentos'.padStart(16)}${'Descontos'.padStart(16)}`,
    ...paper.lines.map(({ code, label, reference, amount, kind }) =>
      `${code.padEnd(8)}${label.padEnd(34)}${reference.padStart(8)}${(kind === 'earning' ? plain(amount) : '').padStart(16)}${(kind === 'earning' ? '' : plain(amount)).padStart(16)}`.trimEnd(),
    ),
    `${'Total de Vencimentos'.padStart(58)}${'Total de Descontos'.padStart(24)}`,
    `${plain(total(paper, 'earning')).padStart(58)}${plain(total(paper, 'deduction')).padStart(24)}`,
    `${'Valor Líquido'.padStart(58)}   ${plain(total(paper, 'earning') - total(paper, 'deduction'))}`,
    'Salário Base   Sal. Contr. INSS   Base Cálc. FGTS   F.G.T.S do Mês   Base Cálc. IRRF',
    [paper.basic, paper.base, paper.base, paper.fgts, paper.irrfBase].map(plain).join('     '),
  ],
  signs: (paper) => [
    `Período: 01/${paper.month.slice(5)}/${paper.month.slice(0, 4)} a 28/${paper.month.slice(5)}/${paper.month.slice(0, 4)}`,
    ...paper.lines.map(({ label, amount, kind }) => `${label.toUpperCase()}   ${plain(amount)} ${kind === 'earning' ? '+' : '-'}`),
    `VENCIMENTOS ${plain(total(paper, 'earning'))} DESCONTOS ${plain(total(paper, 'deduction'))} LIQUIDO ${plain(total(paper, 'earning') - total(paper, 'deduction'))}`,
    `BASE INSS ${plain(paper.base)} BASE FGTS ${plain(paper.base)} FGTS ${plain(paper.fgts)} BASE IR ${plain(paper.irrfBase)}`,
  ],
  money: (paper) => [
    `Mês/Ano: ${named(paper.month).slice(0, 3)}/${paper.month.slice(0, 4)}`,
    ...paper.lines.map(({ label, amount }) => `${label} R$ ${plain(amount)}`),
    `TOTAL VENC.: R$ ${plain(total(paper, 'earning'))} TOTAL DESC.: R$ ${plain(total(paper, 'deduction'))} LÍQUIDO: R$ ${plain(total(paper, 'earning') - total(paper, 'deduction'))}`,
    `BASE INSS R$ ${plain(paper.base)} BASE FGTS R$ ${plain(paper.base)} FGTS R$ ${plain(paper.fgts)}`,
  ],
  bars: (paper) => [
    `Referência: ${paper.month.slice(5)}/${paper.month.slice(0, 4)}`,
    '| Cód | Descrição | Ref | Proventos | Descontos |',
    ...paper.lines.map(
      ({ code, label, reference, amount, kind }) =>
        `| ${code} | ${label} | ${reference} | ${kind === 'earning' ? plain(amount) : ''} | ${kind === 'earning' ? '' : plain(amount)} |`,
    ),
    `Total Proventos: ${plain(total(paper, 'earning'))}  Total Descontos: ${plain(total(paper, 'deduction'))}`,
    `Líquido: ${plain(total(paper, 'earning') - total(paper, 'deduction'))}`,
    `Base INSS: ${plain(paper.base)} Base FGTS: ${plain(paper.base)} Base IRRF: ${plain(paper.irrfBase)}`,
  ],
  cells: (paper) => [
    `${named(paper.month)}/${paper.month.slice(0, 4)}`,
    ...paper.lines.flatMap(({ code, label, reference, amount }) => [code, label, ...(reference ? [reference] : []), plain(amount)]),
    'Total de Vencimentos',
    plain(total(paper, 'earning')),
    'Total de Descontos',
    plain(total(paper, 'deduction')),
    'Valor Líquido',
    plain(total(paper, 'earning') - total(paper, 'deduction')),
  ],
}
