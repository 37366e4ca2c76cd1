import * as z from 'zod'
import { type Money, toNumber } from '../../core/money.ts'
import { historyOf } from '../../documents/cnis/history.ts'
import { cnisOf } from '../../documents/cnis/statement.ts'
import { evaluationsOfPaper } from '../../documents/paper-price.ts'
import { readDocument } from '../../documents/reader/reader.ts'
import { MAX_CHARACTERS, MAX_ITEMS, MAX_PAGES } from '../../documents/reader/rows.ts'
import { DOCUMENT_KINDS, type Reading } from '../../documents/reading.ts'
import { checkOf } from '../../documents/to-check.ts'
import { query } from '../../operation/definition/query.ts'
import { choice, flag, integer, list, number, object, text } from '../../operation/input/fields.ts'

const KIND_WORDS = {
  payslip: 'Holerite',
  thirteenth: 'Recibo do 13º',
  vacation: 'Recibo de férias',
  trct: 'Termo de rescisão',
  cnis: 'Extrato do CNIS',
  esocial: 'Arquivo do eSocial',
  unknown: 'Não se sabe',
} as const

const SIDE_WORDS = { earning: 'Vencimento', deduction: 'Desconto', informative: 'Informativa' } as const
const MAX_SIZE = 100_000

const side = (label: string) => number(label).min(-MAX_SIZE).max(MAX_SIZE)

const EXAMPLE = `Função: Auxiliar   Salário: 3.000,00            Março/2026
001 Salário 220,00 3.000,00
150 Horas extras 50% 10,00 204,55
155 DSR s/ horas extras 40,91
998 INSS 12,00 278,04
320 Adiantamento salarial 1.200,00
Total de vencimentos 3.245,46
Total de descontos 1.478,04
Valor líquido 1.767,42
Salário Base 3.000,00 Sal. Contr. INSS 3.245,46 Base Cálc. FGTS 3.245,46 FGTS do mês 259,64 Base Cálc. IRRF 2.967,42`

const printedShape = {
  basicSalary: number('Salário do contrato').nullable(),
  totalEarnings: number('Total de vencimentos').nullable(),
  totalDeductions: number('Total de descontos').nullable(),
  net: number('Valor líquido').nullable(),
  inssBase: number('Base do INSS').nullable(),
  irrfBase: number('Base do IRRF').nullable(),
  fgtsBase: number('Base do FGTS').nullable(),
  fgts: number('FGTS do mês').nullable(),
  thirteenthInssBase: number('Base do INSS do 13º').nullable(),
  thirteenthIrrfBase: number('Base do IRRF do 13º').nullable(),
  vacationIrrfBase: number('Base do IRRF das férias').nullable(),
  plrIrrfBase: number('Base do IRRF da PLR').nullable(),
}

export default query({
  id: 'read-document',
  title: 'Ler um papel de pagamento',
  slug: 'ler-documento',
  posted: true,
  summary:
    'Lê o texto de um holerite, recibo de férias ou do 13º, termo de rescisão ou extrato do CNIS em linhas com natureza e lado, soma e compara com o que está impresso, e diz o que não entendeu; nada é guardado.',
  tag: 'Documentos',
  path: '/v1/documents/read',
  cache: 'none',
  rows: 'lines',
  evaluations: evaluationsOfPaper,
  input: {
    text: text('Texto do papel', { hint: 'Como se copia de um PDF: uma linha do papel em cada linha' }).max(MAX_CHARACTERS).optional(),
    pages: list(
      'Páginas com a posição de cada palavra',
      object('Página', {
        width: side('Largura'),
        height: side('Altura'),
        items: list(
          'Palavras',
          object('Palavra', {
            text: text('Texto').max(400),
            x: side('Da esquerda'),
            y: side('Do alto'),
            width: side('Largura'),
            height: side('Altura'),
          }),
          { max: MAX_ITEMS },
        ),
      }),
      { max: MAX_PAGES, hint: 'Em lugar do texto, como um PDF as dá' },
    ).optional(),
    kind: choice('Que papel é', DOCUMENT_KINDS, KIND_WORDS, { blank: 'o que as palavras dele dizem' }).optional(),
  },
  result: z.object({
    kind: choice('Que papel é', DOCUMENT_KINDS, KIND_WORDS),
    month: text('Mês a que se refere (AAAA-MM)').nullable(),
    paidOn: text('Dia do pagamento').nullable(),
    worker: text('Quem recebe, onde o papel diz').nullable(),
    dependents: integer('Dependentes do IRRF impressos').nullable(),
    lines: list(
      'Cada linha de pagamento',
      object('Linha', {
        row: integer('Linha do papel, a partir de 1'),
        code: text('Código impresso').nullable(),
        label: text('Descrição'),
        reference: text('Referência').nullable(),
        amount: number('Valor'),
        kind: choice('Lado', ['earning', 'deduction', 'informative'], SIDE_WORDS),
        nature: text('Natureza (Tabela 03 do eSocial)').nullable(),
        candidates: list('Naturezas possíveis', z.string()),
      }),
    ),
    printed: object('O que o papel imprime ao lado das linhas', printedShape),
    reconciliation: object('Se as linhas fecham com o que está impresso', {
      closes: flag('Fecha').nullable(),
      equations: list(
        'Cada soma',
        object('Soma', {
          id: text('Nome, para programas'),
          left: number('As linhas dão'),
          right: number('Está impresso'),
          difference: number('Diferença'),
          holds: flag('Fecha'),
        }),
      ),
    }),
    notUnderstood: list('Valores que não foram entendidos', object('Valor', { row: integer('Linha do papel'), text: text('Texto') })),
    doubts: list('O que olhar com atenção', z.string()),
    check: object('A conferência deste papel', {
      name: text('Nome da conferência'),
      input: z.record(z.string(), z.unknown()).meta({ description: 'O que enviar a ela, como está' }),
    }).nullable(),
    cnis: z
      .record(z.string(), z.unknown())
      .meta({ description: 'Do extrato do CNIS: birthDate, periods, gaps, overlaps e feeds (o que enviar a cada cálculo)' })
      .nullable(),
  }),
  examples: [{ title: 'O holerite com rodapé', input: { text: EXAMPLE } }],
  answer(input) {
    const reading = readDocument(input)
    const apart = paperApart(reading, input.text)
    if (apart) return apart
    const { kind, month, paidOn, worker, dependents, lines, printed, reconciliation, notUnderstood, doubts } = reading
    const check = checkOf(reading)
    return {
      kind,
      month,
      paidOn,
      worker,
      dependents,
      lines: lines.map((line) => ({ ...line, row: line.row + 1, amount: toNumber(line.amount) })),
      printed: Object.fromEntries(Object.entries(printed).map(([field, amount]) => [field, numberOrNull(amount)])),
      reconciliation: {
        closes: reconciliation.closes,
        equations: reconciliation.equations.map(({ id, left, right, difference, holds }) => ({
          id,
          left: toNumber(left),
          right: toNumber(right),
          difference: toNumber(difference),
          holds,
        })),
      },
      notUnderstood: notUnderstood.map(({ row, text: words }) => ({ row: row + 1, text: words })),
      doubts,
      check,
      cnis: null,
    }
  },
})

/** Documents other than payslips: the CNIS statement, and eSocial files, which have their own check. */
function paperApart({ kind, rows }: Reading, written: string | undefined) {
  if (kind !== 'cnis' && kind !== 'esocial') return null
  const found = kind === 'cnis' ? cnisAnswer(written ?? rows.join('\n')) : null
  return {
    kind,
    month: null,
    paidOn: null,
    worker: null,
    dependents: null,
    lines: [],
    printed: Object.fromEntries(Object.keys(printedShape).map((field) => [field, null])),
    reconciliation: { closes: null, equations: [] },
    notUnderstood: [],
    doubts: found?.doubts ?? ['É um arquivo do eSocial: envie-o a /v1/check/esocial, com os outros do mês.'],
    check: null,
    cnis: found?.cnis ?? null,
  }
}

function cnisAnswer(statement: string) {
  const { birthDate, periods } = cnisOf(statement)
  const { gaps, overlaps, feeds, doubts } = historyOf({ birthDate, periods })
  const shown = periods.map(({ pays, ...period }) => ({ ...period, pays: pays.map((pay) => ({ ...pay, amount: toNumber(pay.amount) })) }))
  return { doubts, cnis: { birthDate, periods: shown, gaps, overlaps, feeds } }
}

const numberOrNull = (amount: Money | null): number | null => (amount === null ? null : toNumber(amount))
