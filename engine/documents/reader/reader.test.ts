/** Common payslip layouts; companies and figures are fictitious. */
import { describe, expect, it } from 'vitest'
import { twelfthsIn } from '../pay-questions.ts'
import { checkOf } from '../to-check.ts'
import { readDocument } from './reader.ts'

const brief = (text: string) => {
  const { lines, printed, reconciliation, month, ...rest } = readDocument({ text })
  return {
    ...rest,
    month,
    closes: reconciliation.closes,
    lines: lines.map(({ nature, amount, kind }) => `${nature} ${Number(amount) / 100} ${kind[0]!.toUpperCase()}`),
    printed: Object.fromEntries(
      Object.entries(printed).flatMap(([name, amount]) => (amount === null ? [] : [[name, Number(amount) / 100]])),
    ),
  }
}

const PAPER = `Função: Auxiliar   Salário: 3.000,00            Março/2026
001 Salário 220,00 3.000,00
150 Horas extras 50% 10,00 204,55
155 DSR s/ horas extras 40,91
998 INSS 12,00 278,04
320 Adiantamento salarial 1.200,00
Total de vencimentos 3.245,46
Total de descontos 1.478,04
Valor líquido 1.767,42
Salário Base 3.000,00 Sal. Contr. INSS 3.245,46 Base Cálc. FGTS 3.245,46 FGTS do mês 259,64 Base Cálc. IRRF 2.967,42`

const LINES = ['1000 3000 E', '1003 204.55 E', '1012 40.91 E', '9201 278.04 D', '9200 1200 D']
const TOTALS = { totalEarnings: 3245.46, totalDeductions: 1478.04, net: 1767.42 }

describe('payslip once misread as 6,245.46', () => {
  it('parses lines, and header and footer as facts', () => {
    expect(brief(PAPER)).toMatchObject({
      kind: 'payslip',
      month: '2026-03',
      closes: true,
      lines: LINES,
      printed: { basicSalary: 3000, ...TOTALS, inssBase: 3245.46, fgtsBase: 3245.46, fgts: 259.64, irrfBase: 2967.42 },
      notUnderstood: [],
    })
  })

  it('does not reconcile without one of its lines', () => {
    const { closes } = brief(PAPER.replace('150 Horas extras 50% 10,00 204,55\n', ''))
    expect(closes).toBe(false)
  })

  it('parses a footer with one fact per row', () => {
    const foot = 'Salário Base 3.000,00\nSal. Contr. INSS 3.245,46\nBase Cálc. FGTS 3.245,46\nFGTS do mês 259,64\nBase Cálc. IRRF 2.967,42'
    expect(brief(PAPER.replace(/Salário Base 3.*$/, foot))).toMatchObject({
      closes: true,
      lines: LINES,
      printed: { basicSalary: 3000, fgts: 259.64 },
    })
  })

  it('moves an advance printed under earnings to the deductions, based on the totals', () => {
    const tabs = `Cód\tDescrição\tRef\tVencimentos\tDescontos\tMarço/2026
001\tSalário\t220,00\t3.000,00\t
150\tHoras extras 50%\t10,00\t204,55\t
155\tDSR s/ horas extras\t\t40,91\t
998\tINSS\t12,00\t\t278,04
320\tAdiantamento salarial\t\t1.200,00\t
Total de vencimentos 3.245,46
Total de descontos 1.478,04
Valor líquido 1.767,42`
    expect(brief(tabs)).toMatchObject({ closes: true, lines: LINES })
  })
})

describe('payslip layouts', () => {
  it('Totvs: footer with six label-value pairs', () => {
    const text = `Competência: 10/2026
101 SALARIO BASE 30,00 2.800,00
105 HORAS EXTRAS 50% 12,00 227,62
410 INSS 9,00 244,81
420 VALE TRANSPORTE 6,00 168,00
430 ASSISTENCIA MEDICA 89,90
440 COPART. 32,10
TOTAL VENCIMENTOS 3.027,62 TOTAL DESCONTOS 534,81
LIQUIDO 2.492,81
Salario Base 2.800,00 Sal.Contr.INSS 3.027,62 Base Calc.FGTS 3.027,62 FGTS do mes 242,20 Base Calc.IRRF 2.420,42 Faixa IRRF 0`
    expect(brief(text)).toMatchObject({
      closes: true,
      month: '2026-10',
      lines: ['1000 2800 E', '1003 227.62 E', '9201 244.81 D', '9216 168 D', '9219 89.9 D', '9219 32.1 D'],
      printed: { basicSalary: 2800, inssBase: 3027.62, irrfBase: 2420.42, fgts: 242.2 },
    })
  })

  it('Domínio: labels above figures', () => {
    const text = `Recibo de Pagamento de Salário   Outubro de 2026
Código  Descrição                 Referência   Vencimentos   Descontos
8781    DIAS NORMAIS                30,00        2.500,00
998     INSS                         8,17                      204,32
993     ADIANTAMENTO                                           1.000,00
                                  Total de Vencimentos   Total de Descontos
                                        2.500,00             1.204,32
                                  Valor Líquido
                                        1.295,68
Salário Base   Sal. Contr. INSS   Base Cálc. FGTS   F.G.T.S do Mês   Base Cálc. IRRF   Faixa IRRF
 2.500,00        2.500,00           2.500,00           200,00          1.892,80           0,00`
    expect(brief(text)).toMatchObject({
      closes: true,
      month: '2026-10',
      lines: ['1000 2500 E', '9201 204.32 D', '9200 1000 D'],
      printed: { basicSalary: 2500, inssBase: 2500, fgtsBase: 2500, fgts: 200, irrfBase: 1892.8, net: 1295.68 },
    })
  })

  it('labels above figures, some without a figure: matches each figure to the label above', () => {
    const text = `Recibo de Pagamento   Outubro de 2026
001 Salário 30,00 2.500,00
998 INSS 8,17 204,32
Total de vencimentos 2.500,00
Total de descontos 204,32
Valor líquido 2.295,68
Salário Base   Sal. Contr. INSS   Base Cálc. FGTS   F.G.T.S do Mês   Base Cálc. IRRF
                                      2.400,00           192,00`
    const { printed } = brief(text)
    expect(printed).toMatchObject({ fgtsBase: 2400, fgts: 192 })
    expect(printed).not.toHaveProperty('inssBase')
  })

  it('Senior: totals with a colon', () => {
    const text = `Período de referência: 10/2026
1 Horas Normais 220,00 3.500,00
35 Adic. Noturno 20% 40,00 127,27
60 DSR Noturno 25,45
15 Ajuda Alimentação 231,25
301 INSS 14,00 354,93
501 Unimed 180,00
502 Empréstimo 1.233,00
Total Proventos: 3.883,97  Total Descontos: 1.767,93
Líquido: 2.116,04
Base INSS: 3.652,72 Base FGTS: 3.652,72 Base IRRF: 3.276,77`
    const read = brief(text)
    expect(read).toMatchObject({
      closes: true,
      printed: { totalEarnings: 3883.97, totalDeductions: 1767.93, inssBase: 3652.72, irrfBase: 3276.77 },
    })
    expect(read.lines).toEqual([
      '1000 3500 E',
      '1205 127.27 E',
      '1012 25.45 E',
      '1806 231.25 E',
      '9201 354.93 D',
      '9219 180 D',
      '9254 1233 D',
    ])
  })

  it('ADP: signs after figures, period as dates', () => {
    const text = `Período: 01/10/2026 a 31/10/2026   Data de pagamento: 05/11/2026
SALARIO MENSAL        6.800,00 +
INSS                    753,50 -
IRRF                    557,02 -
VALE REFEICAO            68,00 -
VENCIMENTOS 6.800,00 DESCONTOS 1.378,52 LIQUIDO 5.421,48
BASE INSS 6.800,00 BASE FGTS 6.800,00 FGTS 544,00 BASE IR 6.046,50`
    expect(brief(text)).toMatchObject({
      month: '2026-10',
      paidOn: '2026-11-05',
      closes: true,
      lines: ['1000 6800 E', '9201 753.5 D', '9203 557.02 D', '9241 68 D'],
      printed: { inssBase: 6800, irrfBase: 6046.5, fgts: 544 },
    })
  })

  it('Folhamatic: R$ in every cell', () => {
    const text = `Mês/Ano: Out/2026
SALARIO R$ 1.836,67
SALARIO FAMILIA R$ 67,54
INSS R$ 140,98
TOTAL VENC.: R$ 1.904,21 TOTAL DESC.: R$ 140,98 LÍQUIDO: R$ 1.763,23
BASE INSS R$ 1.836,67 BASE FGTS R$ 1.836,67 FGTS R$ 146,93`
    expect(brief(text)).toMatchObject({
      closes: true,
      month: '2026-10',
      lines: ['1000 1836.67 E', '1409 67.54 E', '9201 140.98 D'],
      printed: { inssBase: 1836.67, fgts: 146.93 },
    })
  })

  it('SAP: trailing sign, month with a point', () => {
    const text = `Demonstrativo 10.2026
M010 Salário 3.500,00
/314 INSS 308,58-
5001 Plano de saúde 120,00-
Total proventos 3.500,00
Total descontos 428,58
Líquido 3.071,42`
    expect(brief(text)).toMatchObject({ month: '2026-10', closes: true })
    expect(brief(text).lines.slice(1)).toEqual(['9201 308.58 D', '9219 120 D'])
  })

  it('pipe-separated columns and two blocks side by side', () => {
    const bars = `Referência: Outubro/2026
| Cód | Descrição | Ref | Proventos | Descontos |
| 1 | Salário | 30 | 2.000,00 | |
| 2 | INSS | 7,5 | | 155,68 |
| 3 | Zeta | | | 50,00 |
| Totais | | | 2.000,00 | 205,68 |
Líquido: 1.794,32`
    expect(brief(bars)).toMatchObject({ closes: true, lines: ['1000 2000 E', '9201 155.68 D', 'null 50 D'] })
    const blocks = `Outubro/2026
Salário 2.000,00      INSS 155,68
Horas extras 100,00   Vale transporte 120,00
Total de vencimentos 2.100,00   Total de descontos 275,68
Líquido 1.824,32`
    expect(brief(blocks)).toMatchObject({ closes: true, lines: ['1000 2000 E', '9201 155.68 D', '1003 100 E', '9216 120 D'] })
  })

  it('one cell per line, as copied on phones', () => {
    const text =
      'Outubro/2026\n001\nSalário\n220,00\n3.000,00\n998\nINSS\n8,28\n248,58\n320\nAdiantamento\n1.200,00\nTotal de Vencimentos\n3.000,00\nTotal de Descontos\n1.448,58\nValor Líquido\n1.551,42'
    expect(brief(text)).toMatchObject({ closes: true, month: '2026-10', lines: ['1000 3000 E', '9201 248.58 D', '9200 1200 D'] })
  })

  it('PDF positions with all labels before all figures', () => {
    const cells: [string, number, number][] = [
      ['Outubro/2026', 40, 20],
      ['Descrição', 40, 40],
      ['Vencimentos', 300, 40],
      ['Descontos', 400, 40],
      ['Salário', 40, 60],
      ['INSS', 40, 75],
      ['Zeta', 40, 90],
      ['Total de vencimentos', 40, 120],
      ['Total de descontos', 200, 120],
      ['Líquido', 40, 135],
      ['3.000,00', 318, 60],
      ['248,58', 419, 75],
      ['10,00', 424, 90],
      ['3.000,00', 150, 120],
      ['258,58', 310, 120],
      ['2.741,42', 90, 135],
    ]
    const items = cells.map(([text, x, y]) => ({ text, x, y, width: text.length * 5, height: 9 }))
    const { lines, reconciliation } = readDocument({ pages: [{ width: 600, height: 800, items }] })
    expect(lines.map(({ label, kind }) => `${label} ${kind}`)).toEqual(['Salário earning', 'INSS deduction', 'Zeta deduction'])
    expect(reconciliation.closes).toBe(true)
  })

  it('a partner, a domestic worker, the first installment of the 13th salary', () => {
    expect(brief('Recibo de Pró-labore 10/2026\nPró-labore 3.000,00\nINSS 330,00\nLíquido 2.670,00')).toMatchObject({ worker: 'partner' })
    expect(brief('Empregada doméstica 10/2026\nSalário 2.000,00\nINSS 155,68\nLíquido 1.844,32')).toMatchObject({ worker: 'domestic' })
    expect(
      brief(
        '11/2026\n001 Salário 3.000,00\n050 13º salário adiantamento 1ª parcela 1.500,00\n998 INSS 248,58\nTotal de vencimentos 4.500,00\nTotal de descontos 248,58\nLíquido 4.251,42',
      ),
    ).toMatchObject({
      closes: true,
      lines: ['1000 3000 E', '5504 1500 E', '9201 248.58 D'],
    })
  })

  it('asks when two readings reconcile equally well', () => {
    const read = brief(
      '10/2026\n001 Salário 3.000,00\n002 Zeta 100,00\n003 Beta 100,00\nTotal de vencimentos 3.100,00\nTotal de descontos 100,00\nLíquido 3.000,00',
    )
    expect(read.closes).toBeNull()
    const between = read.doubts.filter((doubt) => doubt.includes('Mais de uma leitura'))
    expect(between.map((doubt) => /"(.*)"/.exec(doubt)![1])).toEqual(['Zeta', 'Beta'])
  })

  it('returns an empty reading for unrelated text', () => {
    for (const text of ['', 'olá', '\t\t|||', '1,00', 'R$', '<eSocial>']) expect(() => readDocument({ text })).not.toThrow()
    expect(readDocument({ text: 'bom dia' })).toMatchObject({ kind: 'unknown', lines: [], month: null })
  })
})

describe('sign before the net', () => {
  const owing = PAPER.replace('1.200,00', '3.200,00').replace('1.478,04', '3.478,04')

  it('means negative when deductions exceed earnings', () => {
    expect(brief(owing.replace('líquido 1.767,42', 'líquido -232,58'))).toMatchObject({ closes: true, printed: { net: -232.58 } })
  })

  it('is only a separator otherwise', () => {
    expect(brief(PAPER.replace('líquido 1.767,42', 'líquido -1.767,42'))).toMatchObject({ closes: true, printed: TOTALS })
  })
})

describe('payment date', () => {
  const dated = (head: string) => brief(PAPER.replace('Função:', `${head}\nFunção:`)).paidOn

  it('ignores dates in the document title and in the period', () => {
    expect(dated('RECIBO DE PAGAMENTO DE SALÁRIO   Referência: 01/03/2026 a 31/03/2026')).toBeNull()
    expect(dated('Recibo de pagamento   Referência: 01/03/2026 a 31/03/2026\nData de pagamento: 05/04/2026')).toBe('2026-04-05')
    expect(dated('Pagamento: mensal   Admissão: 01/07/2021')).toBeNull()
    expect(dated('Período 01/03/2026 a 31/03/2026   Pagamento 06/04/2026')).toBe('2026-04-06')
  })
})

describe('other line layouts', () => {
  const rewritten = (row: (code: string, label: string, figures: readonly string[], deducted: boolean) => string) =>
    brief(
      PAPER.replace(/^(\d{3}) (\D.*?)((?: [\d.]+,\d{2})+)$/gm, (_, code: string, label: string, figures: string) =>
        row(code, label, figures.trim().split(' '), /INSS|Adianta/.test(label)),
      ),
    )

  it('one cell per line, with footer in whole rows', () => {
    expect(rewritten((code, label, figures) => [code, label, ...figures].join('\n'))).toMatchObject({ closes: true, lines: LINES })
  })

  it('side as a word before each line', () => {
    expect(rewritten((_, label, figures, deducted) => `${deducted ? 'Débito' : 'Crédito'}   ${label}   ${figures.at(-1)}`)).toMatchObject({
      closes: true,
      lines: LINES,
    })
  })

  it('signed amounts before the labels', () => {
    expect(rewritten((_, label, figures, deducted) => `${figures.at(-1)}${deducted ? '-' : '+'} ${label}`)).toMatchObject({
      closes: true,
      lines: LINES,
    })
  })

  it('reference in parentheses after the amount', () => {
    expect(
      rewritten((_, label, figures) => `${label}: R$ ${figures.at(-1)}${figures.length > 1 ? ` (ref. ${figures[0]})` : ''}`),
    ).toMatchObject({ closes: true, lines: LINES })
  })
})

describe('questions for the payroll office', () => {
  const askedOf = (text: string, words: string) => readDocument({ text }).doubts.some((doubt) => doubt.includes(words))

  // 3,000.00 ÷ 220 × 10 h = 136.36; with 50%, 204.55; with 40%, 190.91.
  it('asks about overtime below 150% of the hourly salary', () => {
    const at40 = PAPER.replace('50% 10,00 204,55', '40% 10,00 190,91')
      .replace('3.245,46\nTotal de desc', '3.231,82\nTotal de desc')
      .replace('1.767,42', '1.753,78')
    expect(brief(at40).closes).toBe(true)
    expect(askedOf(at40, 'mais 50%')).toBe(true)
    expect(askedOf(PAPER, 'mais 50%')).toBe(false)
    // Commission earners receive only the additional; a rate is not a number of hours.
    expect(askedOf(at40.replace('DSR s/ horas extras', 'Comissões'), 'mais 50%')).toBe(false)
    expect(askedOf(at40.replace('40% 10,00', '60,00'), 'mais 50%')).toBe(false)
  })

  it('asks about fewer twelfths than the admission date implies', () => {
    const receipt = (twelfths: string, admission: string) =>
      `Recibo de 13º salário 2ª parcela 12/2025\nAdmissão: ${admission}\nSalário: 3.000,00\n13º salário ${twelfths} 2.000,00\nTotal de vencimentos 2.000,00\nTotal de descontos 0,00\nLíquido 2.000,00`
    expect(askedOf(receipt('8/12', '05/03/2025'), 'seriam ao menos 10')).toBe(true)
    expect(askedOf(receipt('8/12', '05/03/2020'), 'seriam ao menos 12')).toBe(true)
    expect(askedOf(receipt('10/12', '05/03/2025'), 'seriam ao menos')).toBe(false)
    expect(askedOf(receipt('9/12', '20/03/2025'), 'seriam ao menos')).toBe(false)
  })
})

describe('poor copy', () => {
  const YEAR = `Período: 01/10/2026 a 31/10/2026
Descrição                     Qtde        Valor no mês     Acumulado no ano
Salário                        30,00          4.100,00            41.000,00
INSS                                           -380,58            -3.805,80
Total de proventos                            4.100,00            41.000,00
Total de descontos                             -380,58            -3.805,80
Valor líquido                                 3.719,42            37.194,20`

  it('leaves month and year columns ambiguous without their titles', () => {
    expect(brief(YEAR)).toMatchObject({ closes: true, lines: ['1000 4100 E', '9201 380.58 D'] })
    expect(brief(YEAR.replace(/Descrição.*\n/, '')).closes).not.toBe(true)
  })

  it('asks for the salary when the printed one far exceeds the pay on the receipt', () => {
    const receipt = (salary: string) =>
      `Recibo de férias\nSalário: ${salary}\nPeríodo de gozo: 03/08/2026 a 01/09/2026 - 30 dias\nData do pagamento: 31/07/2026\nFérias 30 dias 3.000,00\n1/3 de férias 1.000,00\nTotal de proventos 4.000,00\nTotal de descontos 0,00\nLíquido a receber 4.000,00`
    const salaryIn = (text: string) => checkOf(readDocument({ text }))!.input.salary
    expect(salaryIn(receipt('3.000,00'))).toBe(3000)
    expect(salaryIn(receipt('33.000,00'))).toBeUndefined()
    // Six times the paid 4,000.00.
    expect(salaryIn(receipt('24.000,00'))).toBe(24_000)
    expect(salaryIn(receipt('24.000,01'))).toBeUndefined()
  })

  it('recognizes a 13th salary without its ordinal sign', () => {
    expect(
      brief(
        '13º SALÁRIO 2ª PARCELA  DEZEMBRO/2025   SALÁRIO 4.500,00\n13 SALARIO 12/12 4.500,00\nADIANTAMENTO 13º SALARIO 2.250,00\nTOTAL VENCIMENTOS 4.500,00\nTOTAL DESCONTOS 2.250,00\nLIQUIDO 2.250,00',
      ).kind,
    ).toBe('thirteenth')
  })
})

describe('short document', () => {
  const paper = (lines: string, earned = '2.500,00', taken = '204,32', net = '2.295,68', more = '') =>
    `Recibo de Pagamento   Março/2026\n${lines}\nTotal de vencimentos ${earned}\nTotal de descontos ${taken}\nValor líquido ${net}${more}`
  const PAID = '001 Salário 30,00 2.500,00\n998 INSS 8,17 204,32'
  const READ = ['1000 2500 E', '9201 204.32 D']

  it('assigns a figure to the adjacent fact when the first fact is blank', () => {
    const { printed, doubts } = brief(paper(`Depósito FGTS:      Salário contratual 2.500,00\n${PAID}`))
    expect(printed).toMatchObject({ basicSalary: 2500 })
    expect(printed).not.toHaveProperty('fgts')
    expect(doubts).toEqual([])
  })

  it('keeps reading lines after a base printed before them', () => {
    const lines = 'Base Cálc. FGTS 2.500,00\nSalário 30,00 2.500,00\nINSS 8,17 204,32'
    expect(brief(paper(lines))).toMatchObject({ closes: true, lines: READ, printed: { fgtsBase: 2500 } })
    const among = 'Recibo de Pagamento   Março/2026\nSalário 30,00 2.500,00\nBase Cálc. FGTS 2.500,00\nINSS 8,17 204,32'
    expect(brief(among)).toMatchObject({ closes: null, lines: READ, printed: { fgtsBase: 2500 } })
  })

  it('treats a row with a code as a line despite a header word in it', () => {
    const coded = '/311 INSS Empregado 8,17 204,32\n/001 Salário 30,00 2.500,00'
    expect(brief(paper(coded))).toMatchObject({ closes: true, lines: READ.toReversed() })
  })

  it('ignores year-to-date sums between or after the monthly ones, aligned or not', () => {
    const between = `Descrição            Ref        Acumulado no ano      Valor do mês
Salário              30,00            7.500,00          2.500,00
INSS                  8,17              612,96            204,32`
    const after = 'Descrição Ref Valor Acumulado no ano\nSalário 30,00 2.500,00 7.500,00\nINSS 8,17 204,32 612,96'
    for (const columns of [between, after]) expect(brief(paper(columns))).toMatchObject({ closes: true, lines: READ })
  })

  it('asks about the side of a line only when the totals do not determine it', () => {
    const unknown = `${PAID}\n777 Xpto alfa 150,00`
    const sides = (text: string) => brief(text).doubts.filter((doubt) => doubt.includes('vencimento ou desconto'))
    expect(sides(paper(unknown, '2.500,00', '354,32', '2.145,68'))).toEqual([])
    expect(sides(`Recibo de Pagamento   Março/2026\n${unknown}`)).toEqual(['"Xpto alfa" é vencimento ou desconto?'])
  })

  it('reports an impossible FGTS deposit once', () => {
    const { doubts, printed } = brief(paper(PAID, undefined, undefined, undefined, '\nFGTS do mês 9.000,00'))
    expect(doubts).toEqual([expect.stringContaining('FGTS do mês')])
    expect(printed).not.toHaveProperty('fgts')
  })

  it('classifies a lone 13th salary as such and reads the adjacent number as twelfths', () => {
    for (const [label, gross] of [
      ['13º salário', '2.500,00'],
      ['Adiantamento 13º salário', '1.250,00'],
    ]) {
      const read = readDocument({ text: `Empresa X   Novembro/2026\n300\t${label}\t7,00\t${gross}\nLíquido ${gross}` })
      expect([label, read.kind, twelfthsIn(read)]).toEqual([label, 'thirteenth', '7'])
    }
    expect(twelfthsIn(readDocument({ text: paper('001\tSalário\t7,00\t2.500,00\n998\tINSS\t8,17\t204,32') }))).toBeUndefined()
  })
})
