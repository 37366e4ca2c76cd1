/** Input and result fields of a labour claim. */

import * as z from 'zod'
import { keysOf, nonEmpty, recordOf } from '../core/collections/records.ts'
import { composed, translate, word } from '../core/text/language.ts'
import { DIVISORS, GIVEN, NAMED_BASES, PRESETS, QUANTITIES } from '../court-claim/input.ts'
import { ACTS } from '../domains/court/rules/costs.ts'
import { FINE_BASES } from '../domains/court/rules/fgts.ts'
import { COURT_INDEXES, INDEX_WORDS } from '../domains/court/rules/indexes.ts'
import { COUNTINGS, REGIME_WORDS, REGIMES } from '../domains/court/rules/interest.ts'
import { READING_WORDS, READINGS } from '../domains/court/rules/readings.ts'
import { CONTRACT_KINDS, CONTRACT_WORDS, STATUS_WORDS, VACATION_STATUSES } from '../domains/court/rules/vacation-periods.ts'
import { choice, date, flag, integer, list, number, object, text } from '../operation/input/fields.ts'

const LARGEST = 70_000_000_000_000
const LARGEST_PERCENT = 100_000
const MANY = 400
const NAME = 80

const amount = (label: string) => number(label).min(0).max(LARGEST)
const share = (label: string, most = 400) => number(label).min(0).max(most)
const id = (label: string) => text(label).min(1).max(NAME)
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/
const byMonth = (label: string, least = -LARGEST) =>
  z
    .record(z.string().regex(MONTH), z.number().min(least).max(LARGEST))
    .meta({ description: composed(() => word`${translate(label)}, por mês: {"2021-01": 1000}`) })
const period = { from: date('Primeiro dia'), to: date('Último dia') }
const amountOrMonths = (label: string) => z.union([number(label).min(-LARGEST).max(LARGEST), byMonth(label)])
const base = () =>
  z
    .union([z.enum(NAMED_BASES), z.string().max(NAME), z.array(z.string().max(NAME)).min(1).max(20)])
    .meta({ description: 'last_pay, highest_pay, minimum_wage, ou ids de pay' })

const contract = () =>
  object('Contrato', {
    admission: date('Admissão'),
    dismissal: date('Dispensa').optional(),
    filed: date('Ajuizamento'),
    settled_on: date('Liquidação'),
    ends_on: date('Último dia da conta, sem dispensa').optional(),
    kind: choice('Contrato', CONTRACT_KINDS, CONTRACT_WORDS).default('full_time'),
    last_pay: amount('Último salário').optional(),
    highest_pay: amount('Maior salário').optional(),
    notice_days: integer('Dias de aviso prévio').min(0).max(90).optional(),
    project_notice: flag('O aviso prévio projeta o contrato').default(true),
    monthly_hours: number('Horas por mês').min(1).max(744).default(220),
    hours_exceptions: list(
      'Outras horas em parte do contrato',
      object('Exceção', { ...period, hours: number('Horas por mês').min(1).max(744) }),
      {
        max: MANY,
      },
    ).default([]),
    saturday: choice('Sábado', ['workday', 'rest'], { workday: 'Dia útil', rest: 'Descanso' }).default('workday'),
    saturday_exceptions: list('Sábados ao contrário', object('Período', period), { max: MANY }).default([]),
    holidays: object('Feriados', {
      country: flag('Os nacionais').optional(),
      dates: list('Dias', date('Dia'), { max: 2000 }).default([]),
    }).optional(),
    five_year_limit: flag('Aplicar a prescrição de cinco anos').default(false),
    limit_twelfths: flag('Limitar os avos ao período do item').default(false),
    proportional_vacation_days: integer('Dias das férias proporcionais').min(0).max(30).optional(),
  })

const pay = () =>
  object('Histórico de salário', {
    id: id('Nome'),
    months: byMonth('Salário', 0).optional(),
    from: date('Primeiro dia').optional(),
    to: date('Último dia').optional(),
    amount: amount('Salário do período').optional(),
    prorate: flag('Proporcional aos dias').default(false),
    inss: flag('Contribuiu para o INSS').default(true),
    fgts: flag('Tem FGTS').default(true),
    deposited: flag('O FGTS foi depositado').default(false),
  })

const vacation = () =>
  object('Férias', {
    acquired_from: date('Aquisitivo, de'),
    acquired_to: date('Aquisitivo, até'),
    grant_from: date('Concessivo, de').optional(),
    grant_to: date('Concessivo, até').optional(),
    days: integer('Dias devidos').min(0).max(30).default(30),
    status: choice('Situação', VACATION_STATUSES, STATUS_WORDS).default('taken'),
    taken: list('Gozadas', object('Parte', { ...period, double: flag('Em dobro').default(false) }), { max: 12 }).default([]),
    sold_days: integer('Dias vendidos').min(0).max(30).default(0),
    double: flag('Em dobro').default(false),
  })

const charges = () =>
  object('Incidências', {
    inss: flag('INSS').optional(),
    fgts: flag('FGTS').optional(),
    income_tax: flag('Imposto de renda').optional(),
    alimony: flag('Pensão alimentícia').optional(),
    private_pension: flag('Previdência privada').optional(),
  })

const reflexField = () =>
  object('Reflexo', {
    of: list('De quais itens', id('Nome'), { min: 1, max: 40 }),
    by: choice('Como', ['monthly', 'average_value', 'average_corrected', 'average_quantity'], {
      monthly: 'Valor do mês',
      average_value: 'Média dos valores',
      average_corrected: 'Média dos valores corrigidos',
      average_quantity: 'Média das quantidades',
    }).optional(),
    window: choice('Meses da média', ['acquisition', 'year', 'last_12', 'previous_12'], {
      acquisition: 'O período aquisitivo',
      year: 'O ano',
      last_12: 'Os doze últimos do contrato',
      previous_12: 'Os doze anteriores',
    }).optional(),
    fraction: choice('Mês incompleto', ['keep', 'whole', 'drop', 'drop_under_15'], {
      keep: 'Como está',
      whole: 'Inteiro',
      drop: 'Fora',
      drop_under_15: 'Fora com menos de quinze dias',
    }).optional(),
  }).optional()

/** Fields that only presets read. */
const presetFields = () => ({
  pay: id('Histórico lido pelo modelo').optional(),
  percent: share('Percentual do modelo').optional(),
  hours: amountOrMonths('Horas por mês').optional(),
  clock_hours: amountOrMonths('Horas de relógio por mês').optional(),
  peer_pay: amountOrMonths('Salário do paradigma').optional(),
  days: amountOrMonths('Dias por mês').optional(),
  omit: list('Partes da rescisão que não entram', id('Nome'), { max: 10 }).optional(),
  day: date('Dia da indenização').optional(),
  of: list('Verbas que a empresa não discute', id('Nome'), { min: 1, max: 40 }).optional(),
  acquired: list('Períodos aquisitivos, pelo primeiro dia', date('Dia'), { max: 40 }).optional(),
  reflexes: list('Só estes reflexos', id('Nome'), { max: 10 }).optional(),
})

const item = () =>
  object('Item', {
    id: id('Nome único'),
    preset: choice('Modelo', PRESETS).optional(),
    name: text('Título').max(NAME).optional(),
    kind: choice('Tipo', ['calculated', 'given', 'reflex'], { calculated: 'Calculado', given: 'Informado', reflex: 'Reflexo' }).optional(),
    nature: choice('Natureza', ['common', 'thirteenth', 'notice', 'vacation'], {
      common: 'Comum',
      thirteenth: '13º salário',
      notice: 'Aviso prévio',
      vacation: 'Férias',
    }).optional(),
    when: choice('Quando', ['monthly', 'dismissal', 'december', 'acquisition'], {
      monthly: 'Todo mês',
      dismissal: 'Na dispensa',
      december: 'Em dezembro',
      acquisition: 'Nas férias',
    }).optional(),
    from: date('Primeiro dia').optional(),
    to: date('Último dia').optional(),
    base: base().optional(),
    base_prorate: flag('Base proporcional aos dias').optional(),
    base_items: list('Outros itens na base', object('Item da base', { item: id('Nome'), whole: flag('Mês inteiro').default(false) }), {
      max: 20,
    }).optional(),
    divisor: z
      .union([number('Divisor').min(0).max(LARGEST), z.enum(DIVISORS), byMonth('Divisor', 0)])
      .meta({ description: 'Número, monthly_hours, working_days ou por mês; 0 desativa a ocorrência' })
      .optional(),
    multiplier: number('Multiplicador').min(-1000).max(1000).optional(),
    quantity: z
      .union([number('Quantidade').min(-100_000).max(100_000), z.enum(QUANTITIES), byMonth('Quantidade')])
      .meta({ description: composed(() => word`Número, por mês ou ${QUANTITIES.join(', ')}`) })
      .optional(),
    quantity_prorate: flag('Quantidade proporcional aos dias').optional(),
    double: flag('Em dobro').optional(),
    amount: amountOrMonths('Valor').optional(),
    prorate: flag('Valor proporcional aos dias').optional(),
    paid: z
      .union([
        number('Pago').min(-LARGEST).max(LARGEST),
        z.strictObject({ base: base(), prorate: z.boolean().default(false), quantity: z.number().default(1) }),
        byMonth('Pago'),
      ])
      .meta({ description: 'O que já foi pago: número, por mês, ou {base, prorate, quantity}' })
      .optional(),
    paid_prorate: flag('Pago proporcional aos dias').optional(),
    exclude: list('Dias que não contam', choice('Quais', ['vacations', 'justified', 'unjustified']), { max: 3 }).optional(),
    zero_negative: flag('Diferença negativa vira zero').optional(),
    principal: flag('Entra nos juros e no bruto').optional(),
    interest_from: choice('Juros desde', ['due', 'filing'], { due: 'O vencimento', filing: 'O ajuizamento' }).optional(),
    variable: flag('Divisor variável nas médias').optional(),
    charges: charges().optional(),
    feeds: object('O que dá a outros itens', {
      items: choice('À base de itens', ['difference', 'due'], { difference: 'A diferença', due: 'O devido' }).optional(),
      reflexes: choice('Aos reflexos', ['difference', 'due'], { difference: 'A diferença', due: 'O devido' }).optional(),
    }).optional(),
    occurrences: list(
      'Mês a mês, já informados',
      object('Ocorrência', {
        ...period,
        due: number('Devido').min(-LARGEST).max(LARGEST),
        paid: number('Pago').min(-LARGEST).max(LARGEST).default(0),
        factor: number('Fator').min(0).max(LARGEST).optional(),
      }),
      { min: 1, max: 720 },
    ).optional(),
    reflex: reflexField(),
    ...presetFields(),
  })

const update = () =>
  object('Correção e juros', {
    rule: choice('Regra', ['adc58', 'treasury'], { adc58: 'Empregador privado (ADC 58)', treasury: 'Fazenda Pública' }).optional(),
    phases: list(
      'Fases, em ordem',
      object('Fase', {
        from: text('Desde: due, filing ou uma data').max(10),
        index: choice('Índice', COURT_INDEXES, INDEX_WORDS),
        interest: choice('Juros', REGIMES, REGIME_WORDS).default('none'),
      }),
      { min: 1, max: 12 },
    ).optional(),
    index: choice('Índice', COURT_INDEXES, INDEX_WORDS).optional(),
    factors: byMonth('Fator', 0).optional(),
    start: choice('Primeiro mês corrigido', ['next_month', 'due_month'], {
      next_month: 'O seguinte ao devido',
      due_month: 'O próprio mês devido',
    }).default('next_month'),
    ignore_negative: flag('Não aplicar os meses negativos').default(false),
    interest: choice('Juros', REGIMES, REGIME_WORDS).optional(),
    pre_judicial: flag('Juros também antes do ajuizamento').default(false),
    interest_percent: share('Juros do período inteiro, em %', LARGEST_PERCENT).optional(),
    monthly_rate: share('Taxa ao mês, em %').optional(),
    counting: choice('Contagem dos meses', COUNTINGS).default('fraction'),
    compound: flag('Juros compostos').default(false),
  })

const fgts = () =>
  object('FGTS', {
    rate_percent: share('Alíquota, em %', 100).default(8),
    on_pay: flag('Também sobre os salários').default(true),
    limit: flag('Aplicar a prescrição').default(false),
    in_gross: flag('Pago ao reclamante').default(true),
    deduct: amount('A deduzir').default(0),
    fine: object('Multa da dispensa', {
      percent: share('Percentual', 100).default(40),
      on: choice('Sobre', FINE_BASES).default('due'),
      without_notice: flag('Sem o aviso prévio na base').default(true),
      deposited: amount('Saldo depositado na dispensa').optional(),
      article_467: flag('Com a multa do art. 467').default(false),
      ten_percent: flag('Com os 10% da LC 110/2001').default(false),
      amount: amount('Multa já conhecida').optional(),
      factor: number('Fator da dispensa à liquidação').gt(0).max(LARGEST).optional(),
    }).optional(),
    amount: amount('FGTS já atualizado').optional(),
    fine_amount: amount('Multa já atualizada').optional(),
    article_467_amount: amount('Multa do art. 467 já atualizada').optional(),
  })

const inss = () =>
  object('INSS', {
    rates: object('Alíquotas da empresa, em %', {
      company: share('Empresa', 100).default(20),
      rat: share('RAT', 100).default(2),
      third_parties: share('Terceiros', 100).default(5.8),
    }).prefault({}),
    simples: flag('Empresa do Simples').default(false),
    update: choice('Atualização', ['labour', 'social_security'], { labour: 'Trabalhista', social_security: 'Previdenciária' }).default(
      'labour',
    ),
    charged_to: choice('Parte do empregado paga por', ['claimant', 'employer'], { claimant: 'Reclamante', employer: 'Empresa' }).default(
      'claimant',
    ),
    thirteenth_pay: byMonth('13º já pago', 0).default({}),
    fine_percent: share('Multa, em %', 20).default(0),
  })

const incomeTax = () =>
  object('Imposto de renda', {
    cash: flag('Regime de caixa').default(false),
    interest_taxed: flag('Juros tributados').default(false),
    separate_vacation: flag('Férias em separado').default(true),
    exclusive_thirteenth: flag('13º exclusivo na fonte').default(true),
    dependents: integer('Dependentes').min(0).max(99).default(0),
    over_65: flag('Aposentado com 65 anos ou mais').default(false),
    charged_to: choice('Pago por', ['claimant', 'employer'], { claimant: 'Reclamante', employer: 'Empresa' }).default('claimant'),
  })

const BETWEEN = {
  claimant_from_employer: 'Da empresa ao reclamante',
  employer_from_claimant: 'Do reclamante à empresa',
  third_from_employer: 'Da empresa a terceiro',
  third_from_claimant: 'Do reclamante a terceiro',
} as const

const fine = () =>
  object('Multa', {
    name: text('Título').max(NAME).optional(),
    between: choice('De quem a quem', nonEmpty(keysOf<keyof typeof BETWEEN>(BETWEEN)), BETWEEN).default('claimant_from_employer'),
    percent: share('Percentual').optional(),
    base: choice('Sobre', ['principal', 'principal_less_inss', 'principal_less_inss_pension', 'claim_value']).default('principal'),
    amount: amount('Valor').optional(),
    factor: number('Fator').min(0).max(LARGEST).default(1),
    interest_percent: share('Juros, em %', LARGEST_PERCENT).default(0),
    deduct: flag('Descontada do crédito').default(true),
  })

const fee = () =>
  object('Honorários', {
    kind: choice('De quem', ['attorney', 'expert', 'assistance', 'contract', 'other'], {
      attorney: 'Sucumbência',
      expert: 'Perito',
      assistance: 'Assistência',
      contract: 'Contrato',
      other: 'Outros',
    }).default('attorney'),
    owed_by: choice('Devidos por', ['employer', 'claimant'], { employer: 'Empresa', claimant: 'Reclamante' }).default('employer'),
    percent: share('Percentual', 100).optional(),
    base: choice('Sobre', ['gross', 'gross_less_inss', 'gross_less_inss_pension']).default('gross'),
    amount: amount('Valor').optional(),
    interest_percent: share('Juros, em %', LARGEST_PERCENT).default(0),
    withhold: choice('Reter imposto', ['none', 'company', 'person'], {
      none: 'Não',
      company: 'De pessoa jurídica',
      person: 'De pessoa física',
    }).default('none'),
    withhold_on_interest: flag('Reter também sobre os juros').default(false),
    deduct: flag('Descontados do crédito').default(true),
  })

const costs = () =>
  object('Custas', {
    base: choice('Sobre', ['gross', 'gross_and_debts'], { gross: 'O bruto', gross_and_debts: 'O bruto e as dívidas da empresa' }).default(
      'gross',
    ),
    knowledge: choice('Custas de conhecimento', ['none', 'two_percent', 'amount'], {
      none: 'Sem',
      two_percent: '2%',
      amount: 'Valor informado',
    }).default('none'),
    knowledge_amount: amount('Valor das custas de conhecimento').default(0),
    settlement: choice('Custas de liquidação', ['none', 'half_percent', 'amount'], {
      none: 'Sem',
      half_percent: '0,5%',
      amount: 'Valor informado',
    }).default('none'),
    settlement_amount: amount('Valor das custas de liquidação').default(0),
    acts: object(
      'Atos',
      recordOf(ACTS, () => z.int().min(0).max(100).optional()),
    ).default({}),
    appraisals: list('Avaliações', amount('Avaliação'), { max: 100 }).default([]),
    storage: list('Armazenagem', object('Bem', { appraisal: amount('Avaliação'), days: integer('Dias').min(0).max(36_500) }), {
      max: 100,
    }).default([]),
    paid: list('Já pago', amount('Valor'), { max: 100 }).default([]),
  })

export const claimFields = {
  as: choice('Conta', READINGS, READING_WORDS).default('pje-calc'),
  contract: contract(),
  pay: list('Salários', pay(), { max: 40 }).default([]),
  absences: list(
    'Faltas e afastamentos',
    object('Falta', {
      ...period,
      justified: flag('Justificada').default(false),
      restarts_vacation: flag('Recomeça o período aquisitivo').default(false),
    }),
    { max: MANY },
  ).default([]),
  vacations: list('Férias', vacation(), { max: 60 }).optional(),
  items: list('O que se pede', item(), { min: 1, max: 120 }),
  payments: list('Pagamentos', object('Pagamento', { day: date('Dia'), amount: amount('Valor'), of: id('Item').optional() }), {
    max: 40,
  }).default([]),
  update: update().optional(),
  fgts: fgts().optional(),
  inss: inss().optional(),
  income_tax: incomeTax().optional(),
  alimony: object('Pensão alimentícia', {
    percent: share('Percentual', 100),
    on_fgts: flag('Também sobre o FGTS').default(true),
  }).optional(),
  private_pension: object('Previdência privada', {
    percent: share('Percentual', 100).optional(),
    amount: amount('Valor').optional(),
  }).optional(),
  family_allowance: object('Salário-família', { children: integer('Filhos').min(0).max(30) }).optional(),
  unemployment: object('Seguro-desemprego não recebido', {
    installments: integer('Parcelas').min(1).max(5),
    average_pay: amount('Média dos três últimos salários').optional(),
  }).optional(),
  fines: list('Multas', fine(), { max: 40 }).default([]),
  fees: list('Honorários', fee(), { max: 40 }).default([]),
  costs: costs().optional(),
  given: object(
    'Totais já conhecidos',
    recordOf(GIVEN, () => z.number().min(0).max(LARGEST).optional()),
  ).default({}),
  compare: object('Totais a comparar', {
    net: number('Líquido').optional(),
    gross: number('Bruto').optional(),
    corrected: number('Corrigido').optional(),
    interest: number('Juros').optional(),
    employer_total: number('Total da empresa').optional(),
  }).optional(),
}

const row = (description: string) => z.record(z.string(), z.unknown()).meta({ description })

export const claimResult = () =>
  z.object({
    as: choice('Conta', READINGS, READING_WORDS),
    items: list('Itens', row('Item: id, name, kind, occurrences e totals')),
    expanded: list('O que cada modelo gerou', row('Item gerado, com os seus campos')),
    months: list('Folha de meses por itens', row('Mês: items, difference, corrected, interest, fgts, inss e total')),
    update: row('Fases da correção e meses sem índice'),
    interest: row('Juros: groups, corrected e interest'),
    fgts: row('FGTS: months, totals, fine, window e interest').nullable(),
    inss: row('INSS: months e totals').nullable(),
    incomeTax: row('Imposto: occurrences e total').nullable(),
    alimony: number('Pensão alimentícia').nullable(),
    privatePension: number('Previdência privada'),
    familyAllowance: row('Salário-família: months e total').nullable(),
    unemployment: row('Seguro-desemprego: installment, amount e corrected').nullable(),
    fines: list('Multas', row('Multa: between, base, corrected, interest e total')),
    fineTotals: row('Multas por direção'),
    fees: list('Honorários', row('Honorários: kind, owedBy, base, corrected, interest, total e withheld')),
    feeTotals: row('Honorários de cada parte'),
    costs: row('Custas: base, knowledge, settlement, acts e total').nullable(),
    payments: list('Pagamentos', row('Pagamento: day, amount, interestPaid, principalPaid e left')),
    totals: object('Totais', {
      corrected: number('Itens corrigidos'),
      interest: number('Juros'),
      gross: number('Bruto'),
      creditItems: number('Crédito dos itens'),
      creditFgts: number('Crédito do FGTS'),
      credit: number('Crédito'),
      deductions: number('Deduções'),
      net: number('Líquido do reclamante'),
      employerTotal: number('Total da empresa'),
    }),
    differences: list('Onde o PJe-Calc e a lei diferem', row('Diferença: where, pjeCalc, law, why e norm')),
    comparison: list('Comparação com os totais informados', row('Comparação: field, typed, ours, difference, equal e explainedBy')),
    warnings: list('Avisos', text('Aviso')),
    steps: list('Passos', row('Passo: label, formula, value e norm')),
  })
