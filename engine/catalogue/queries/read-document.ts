import * as z from 'zod'
import { at } from '../../core/collections/records.ts'
import { formatDay } from '../../core/day.ts'
import { type Money, toNumber } from '../../core/money.ts'
import { translate, word } from '../../core/text/language.ts'
import { historyOf } from '../../documents/cnis/history.ts'
import { cnisOf } from '../../documents/cnis/statement.ts'
import { evaluationsOfPaper } from '../../documents/paper-price.ts'
import { readDocument } from '../../documents/reader/reader.ts'
import { MAX_CHARACTERS, MAX_ITEMS, MAX_PAGES } from '../../documents/reader/rows.ts'
import { CERTAINTIES, DOCUMENT_KINDS, LOOKS_LIKE, type Reading } from '../../documents/reading.ts'
import { dasCheck, dasFeeds, dasOf } from '../../documents/statements/das.ts'
import { fgtsCheck, fgtsStatementOf } from '../../documents/statements/fgts-statement.ts'
import { incomeDoubts, incomeFeeds, incomeStatementOf } from '../../documents/statements/income-statement.ts'
import { loanCheck, loanContractOf } from '../../documents/statements/loan-contract.ts'
import { amountsIn } from '../../documents/statements/rows.ts'
import { type CheckOfPaper, checkOf } from '../../documents/to-check.ts'
import { query } from '../../operation/definition/query.ts'
import { choice, flag, integer, list, number, object, text } from '../../operation/input/fields.ts'

const KIND_WORDS = {
  payslip: 'Holerite',
  thirteenth: 'Recibo do 13º',
  vacation: 'Recibo de férias',
  trct: 'Termo de rescisão',
  income_statement: 'Informe de rendimentos',
  fgts_statement: 'Extrato do FGTS',
  das: 'Guia DAS',
  loan_contract: 'Contrato de empréstimo',
  cnis: 'Extrato do CNIS',
  esocial: 'Arquivo do eSocial',
  unknown: 'Não se sabe',
} as const

const LOOKS_WORDS = {
  bank_statement: 'um extrato de banco',
  card_bill: 'uma fatura de cartão',
  utility_bill: 'uma conta de consumo',
  bank_slip: 'um boleto',
  invoice: 'uma nota fiscal',
  time_sheet: 'um espelho de ponto',
  benefit_statement: 'um extrato de benefício',
  work_contract: 'um contrato de trabalho',
  tax_return: 'uma declaração de imposto de renda',
  rent_receipt: 'um recibo de aluguel',
  bank_income: 'um informe de rendimentos de banco',
  spreadsheet: 'uma planilha',
  message: 'uma mensagem',
  other: 'outro papel',
} as const

const CERTAINTY_WORDS = { sure: 'Certo', likely: 'Provável', unsure: 'Incerto' } as const

const record = (description: string) => z.record(z.string(), z.unknown()).meta({ description }).nullable()

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
    certainty: choice('Certeza', CERTAINTIES, CERTAINTY_WORDS),
    kindEvidence: list(
      'O que no papel diz qual ele é',
      object('Linha', {
        row: integer('Linha do papel, a partir de 1'),
        text: text('Texto'),
        says: choice('Que papel é', DOCUMENT_KINDS, KIND_WORDS),
      }),
    ),
    alternatives: list('Outros papéis que pode ser', choice('Papel', DOCUMENT_KINDS, KIND_WORDS)),
    looksLike: choice('O que parece', LOOKS_LIKE, LOOKS_WORDS).nullable(),
    answer: text('O papel em uma frase'),
    month: text('Mês a que se refere (AAAA-MM)').nullable(),
    paidOn: text('Dia do pagamento').nullable(),
    worker: text('Quem recebe, onde o papel diz').nullable(),
    dependents: integer('Dependentes do IRRF impressos').nullable(),
    state: text('Estado do local de trabalho').nullable(),
    occupation: text('CBO').nullable(),
    contract: text('Forma do contrato').nullable(),
    weeklyHours: number('Horas por semana').nullable(),
    monthlyHours: number('Horas no mês').nullable(),
    days: integer('Dias de descanso').nullable(),
    sellDays: integer('Dias vendidos').nullable(),
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
    repaired: list(
      'Letras e números trocados na leitura',
      object('Troca', { row: integer('Linha do papel'), from: text('Estava'), to: text('Foi lido') }),
    ),
    check: object('A conferência deste papel', {
      name: text('Nome da conferência'),
      path: text('Endereço que a recebe'),
      input: z.record(z.string(), z.unknown()).meta({ description: 'O que enviar a ela, como está' }),
      missing: list('Campos que o papel não traz', z.string()),
    }).nullable(),
    feeds: list(
      'Contas que recebem o que foi lido',
      object('Conta', {
        operation: text('Conta'),
        input: z.record(z.string(), z.unknown()).meta({ description: 'O que enviar a ela' }),
        missing: list('Campos que o papel não traz', z.string()),
      }),
    ),
    nextQuestions: list(
      'O que o papel não diz, e a conferência pergunta',
      object('Pergunta', { field: text('Campo que recebe a resposta'), question: text('Pergunta') }),
    ),
    incomeStatement: record('Do informe de rendimentos: os campos do ano, como o papel os imprime'),
    fgtsStatement: record('Do extrato do FGTS: depósitos, saques, juros e saldo'),
    das: record('Da guia DAS: período, vencimento, total e tributos'),
    loanContract: record('Do contrato de empréstimo: valores, taxas, parcelas e custos'),
    cnis: z
      .record(z.string(), z.unknown())
      .meta({ description: 'Do extrato do CNIS: birthDate, periods, gaps, overlaps e feeds (o que enviar a cada cálculo)' })
      .nullable(),
  }),
  examples: [{ title: 'O holerite com rodapé', input: { text: EXAMPLE } }],
  answer(input) {
    const reading = readDocument(input)
    const { kind, paidOn, worker, lines, printed, reconciliation, notUnderstood } = reading
    const parted = partedOf(reading, input.text)
    const check = parted.check ?? checkOf(reading)
    const asked = kind === 'vacation' ? check?.input : undefined
    return {
      ...shownOf(reading),
      answer: sentenceOf(reading),
      month: reading.month,
      paidOn,
      worker,
      days: numberAt(asked, 'days'),
      sellDays: numberAt(asked, 'sell_days'),
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
      doubts: [...parted.doubts, ...reading.doubts],
      check,
      nextQuestions: (check?.missing ?? []).map((field) => ({ field, question: translate(QUESTIONS[field] ?? 'Preencha este campo.') })),
      feeds: parted.feeds,
      ...parted.schemas,
      cnis: parted.cnis,
    }
  },
})

const shownOf = (reading: Reading) => {
  const { kind, certainty, kindEvidence, alternatives, looksLike, dependents, state, occupation, contract, weeklyHours, monthlyHours } =
    reading
  return {
    kind,
    certainty,
    kindEvidence: kindEvidence.map((each) => ({ ...each, row: each.row + 1 })),
    alternatives: [...alternatives],
    looksLike,
    dependents,
    state,
    occupation,
    contract,
    weeklyHours,
    monthlyHours,
    repaired: reading.repaired.map((each) => ({ ...each, row: each.row + 1 })),
  }
}

const KNOWN_PAPERS =
  'Sei conferir holerite, férias, 13º, rescisão, informe de rendimentos, extrato do FGTS, DAS, contrato de empréstimo e CNIS.'

function sentenceOf({ kind, looksLike, paidOn, month, repaired }: Reading): string {
  if (kind === 'unknown') {
    const like = translate(LOOKS_WORDS[looksLike ?? 'other'])
    return word`Isto parece ${like}: não é um papel que eu saiba conferir. ${KNOWN_PAPERS}`
  }
  const name = translate(KIND_WORDS[kind]).toLowerCase()
  const mended = repaired.length > 0 ? ` ${word`O texto veio danificado: olhe as letras trocadas.`}` : ''
  if (paidOn !== null) return `${word`Isto parece ser: ${name}, pago em ${formatDay(paidOn)}.`}${mended}`
  return `${month === null ? word`Isto parece ser: ${name}.` : word`Isto parece ser: ${name}, de ${month.slice(5)}/${month.slice(0, 4)}.`}${mended}`
}

/** Question of each field that a document may lack. */
const QUESTIONS: Readonly<Record<string, string>> = {
  salary: 'Qual era o salário bruto?',
  days: 'Quantos dias de descanso?',
  twelfths: 'Quantos avos de 13º, isto é, quantos meses do ano com 15 dias ou mais de trabalho?',
  reference_date: 'De que mês é o papel?',
  type: 'Como o contrato acabou?',
  admission_date: 'Em que dia você entrou na empresa?',
  termination_date: 'Qual foi o último dia de trabalho?',
  leaves: 'Ficou afastado em algum mês? Quais?',
  period: 'De que mês é a guia?',
  total: 'Qual é o valor total da guia?',
  modality: 'Que empréstimo é: pessoal, consignado, veículo?',
  contract_date: 'Em que dia o contrato foi assinado?',
  amount: 'Quanto você recebeu do empréstimo?',
  installments: 'São quantas parcelas?',
}

interface Feed {
  readonly operation: string
  readonly input: Readonly<Record<string, unknown>>
  readonly missing: readonly string[]
}

interface Parted {
  readonly check: CheckOfPaper | null
  readonly feeds: readonly Feed[]
  readonly doubts: readonly string[]
  readonly schemas: Readonly<Record<'incomeStatement' | 'fgtsStatement' | 'das' | 'loanContract', object | null>>
  readonly cnis: object | null
}

const NO_SCHEMAS = { incomeStatement: null, fgtsStatement: null, das: null, loanContract: null } as const
const NOTHING: Parted = { check: null, feeds: [], doubts: [], schemas: NO_SCHEMAS, cnis: null }

/** Documents with a reader of their own. */
function partedOf({ kind, rows, looksLike }: Reading, written: string | undefined): Parted {
  switch (kind) {
    case 'income_statement': {
      const incomeStatement = incomeStatementOf(rows)
      return {
        ...NOTHING,
        feeds: incomeFeeds(incomeStatement),
        doubts: incomeDoubts(incomeStatement),
        schemas: { ...NO_SCHEMAS, incomeStatement },
      }
    }
    case 'fgts_statement': {
      const fgtsStatement = fgtsStatementOf(rows)
      return { ...NOTHING, check: fgtsCheck(fgtsStatement), schemas: { ...NO_SCHEMAS, fgtsStatement } }
    }
    case 'das': {
      const das = dasOf(rows)
      return { ...NOTHING, check: dasCheck(das), feeds: dasFeeds(das), schemas: { ...NO_SCHEMAS, das } }
    }
    case 'loan_contract': {
      const loanContract = loanContractOf(rows)
      return { ...NOTHING, check: loanCheck(loanContract), schemas: { ...NO_SCHEMAS, loanContract } }
    }
    case 'cnis':
      return { ...NOTHING, ...cnisAnswer(written ?? rows.join('\n')) }
    case 'esocial':
      return { ...NOTHING, doubts: ['É um arquivo do eSocial: envie-o a /v1/check/esocial, com os outros do mês.'] }
    default:
      return looksLike === 'bank_statement' ? { ...NOTHING, feeds: netFeeds(rows) } : NOTHING
  }
}

/** A salary credited on a bank statement is a net pay, whose gross can be found. */
function netFeeds(rows: readonly string[]): Feed[] {
  const row = rows.find((each) => /sal[aá]rio|provento/i.test(each))
  const amount = row === undefined ? undefined : amountsIn(row)[0]
  return amount === undefined ? [] : [{ operation: 'gross-from-net', input: { net_salary: toNumber(amount) }, missing: ['dependents'] }]
}

function cnisAnswer(statement: string) {
  const { birthDate, periods } = cnisOf(statement)
  const { gaps, overlaps, feeds, doubts } = historyOf({ birthDate, periods })
  const shown = periods.map(({ pays, ...period }) => ({ ...period, pays: pays.map((pay) => ({ ...pay, amount: toNumber(pay.amount) })) }))
  return { doubts, cnis: { birthDate, periods: shown, gaps, overlaps, feeds } }
}

function numberAt(input: unknown, field: string): number | null {
  const value = at(input, field)
  return typeof value === 'number' ? value : null
}

const numberOrNull = (amount: Money | null): number | null => (amount === null ? null : toNumber(amount))
