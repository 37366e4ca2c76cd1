/** Result of the annual return. */
import { brl, choice, flag, integer, list, object, percentOf, text, words, year } from '../../../../operation/input/fields.ts'
import { DEPENDENT_REASONS } from '../../rules/annual-return/dependents.ts'
import { criterion } from '../irpf-obligation/index.ts'
import { MONTHLY_TAXES } from './definitive.ts'
import { FORM_IDS, FORM_WORDS } from './forms.ts'
import { RISK_IDS, SEVERITIES } from './risk.ts'

const model = {
  base: brl('Base de cálculo'),
  beforeReduction: brl('Imposto antes da redução'),
  reduction: brl('Redução da Lei nº 15.270/2025'),
  tax: brl('Imposto devido'),
}

const DEPENDENT_REASON_WORDS = {
  allowed: 'Pode ser dependente',
  birthday_in_the_year: 'Pode: a idade conta em 1º de janeiro',
  age_unknown: 'Pode, se a idade permitir: falta a data de nascimento',
  too_old: 'Passou da idade',
  too_old_student: 'Passou da idade, mesmo estudando',
  no_custody: 'Falta a guarda judicial',
  parent_income: 'Recebeu mais do que o limite de isenção do ano',
  also_declared: 'Já está em outra declaração',
} as const

const MODEL_WORDS = { simplified: 'Modelo simplificado', full: 'Modelo completo' } as const

export const result = {
  calendarYear: year('Ano-calendário'),
  obligation: object(
    'Obrigação de declarar',
    {
      mustFile: flag('É obrigado a declarar'),
      reasons: list(
        'Por quê',
        object('Motivo', {
          criterion: criterion(),
          limit: brl('Limite').nullable(),
          value: brl('Valor informado').nullable(),
        }),
      ),
      nearest: list(
        'Quanto falta para os outros limites',
        object('Limite', { criterion: criterion(), limit: brl('Limite'), remaining: brl('Falta') }),
      ),
      window: object('Prazo', { opens: text('Começa'), closes: text('Termina') }, { none: 'quando não está confirmado' }).nullable(),
      lateFine: object('Multa por atraso', {
        minimum: brl('Mínima'),
        percentPerMonth: percentOf('Por mês, sobre o imposto devido'),
        capPercent: percentOf('Máxima'),
      }),
    },
    { none: 'quando os limites do exercício ainda não foram publicados' },
  ).nullable(),
  income: object('Rendimentos', {
    taxable: brl('Tributáveis'),
    fromPayers: brl('De empresas e órgãos'),
    fromPeople: brl('De pessoas físicas'),
    fromRra: brl('Acumulados levados ao ajuste'),
    over65: brl('Parcela de 65 anos acima do limite'),
    exempt: brl('Isentos'),
    exclusive: brl('Tributados só na fonte'),
  }),
  simplified: object('Modelo simplificado', { discount: brl('Desconto simplificado'), ...model }),
  full: object('Modelo completo', {
    deductions: brl('Total das deduções aceitas'),
    deductionItems: object('Cada dedução, já limitada', {
      inss: brl('Previdência oficial'),
      dependents: brl('Dependentes'),
      health: brl('Saúde'),
      education: brl('Instrução'),
      pension: brl('Previdência privada'),
      alimony: brl('Pensão alimentícia'),
      bookExpenses: brl('Livro-caixa'),
    }),
    beforeIncentive: brl('Imposto da tabela'),
    incentive: brl('Doações incentivadas'),
    ...model,
  }),
  best: choice('Modelo com menos imposto', ['simplified', 'full'], MODEL_WORDS),
  tax: brl('Imposto devido no melhor modelo'),
  rra: list(
    'Rendimentos acumulados',
    object('Rendimento acumulado', {
      exclusiveTax: brl('Imposto, se exclusivo na fonte'),
      option: choice('Como fica', ['exclusive', 'adjust'], { exclusive: 'Exclusivamente na fonte', adjust: 'No ajuste anual' }),
      difference: brl('Quanto a outra forma custaria a mais'),
    }),
  ),
  rraTax: brl('Imposto dos acumulados, exclusivo na fonte'),
  paid: object('Imposto já pago', {
    withheld: brl('Retido na fonte'),
    carneLeao: brl('Carnê-leão'),
    rraWithheld: brl('Retido dos acumulados'),
    complementary: brl('Imposto complementar'),
    stockWithheld: brl('IRRF da bolsa'),
    total: brl('Total'),
  }),
  dueOrRefund: brl('Imposto menos o que já foi pago', { hint: 'Positivo a pagar, negativo a restituir' }),
  instalments: object(
    'Quotas',
    {
      count: integer('Quantas'),
      amount: brl('Cada uma'),
      last: brl('A última'),
      dueDates: list('Vencimentos', text('Dia')),
      interestPercent: list('Juros de cada uma', percentOf('Juros').nullable()),
    },
    { none: 'quando não há imposto a pagar' },
  ).nullable(),
  dependents: list(
    'Cada dependente',
    object('Dependente', {
      id: text('Nome curto'),
      allowed: flag('Pode ser dependente'),
      why: choice('Por quê', DEPENDENT_REASONS, DEPENDENT_REASON_WORDS),
      worth: brl('Quanto vale na declaração', { hint: 'Negativo: sai mais barato declarar sem ele' }),
    }),
  ),
  definitive: object('Impostos pagos à parte', {
    thirteenthWithheld: brl('Retido do 13º'),
    stockDue: brl('Bolsa: devido'),
    stockPaid: brl('Bolsa: pago'),
    cryptoDue: brl('Criptoativos: devido'),
    cryptoPaid: brl('Criptoativos: pago'),
    gainsDue: brl('Ganhos de capital: devido'),
    gainsPaid: brl('Ganhos de capital: pago'),
    missing: list(
      'O que falta pagar',
      object('Mês em falta', {
        kind: choice('O que é', MONTHLY_TAXES, { stock: 'Bolsa', crypto: 'Criptoativos', gain: 'Ganho de capital' }),
        month: text('Mês'),
        code: text('Código do DARF'),
        due: brl('Devido'),
        paid: brl('Pago'),
        late: brl('Total com multa e juros', { none: 'sem o dia do pagamento' }).nullable(),
      }),
    ),
  }),
  minimumTax: object(
    'Imposto mínimo das altas rendas',
    { ratePercent: percentOf('Alíquota mínima'), credits: brl('Imposto já pago'), due: brl('Imposto mínimo devido') },
    { none: 'até 2025, ou com renda total de até R$ 600.000,00' },
  ).nullable(),
  forms: list(
    'Onde cada número vai',
    object('Linha da declaração', {
      form: choice('Ficha', FORM_IDS, FORM_WORDS),
      line: text('Linha').nullable(),
      code: text('Código').nullable(),
      of: text('De quem'),
      payer: text('De qual papel').nullable(),
      field: words('Campo'),
      value: brl('Valor').nullable(),
      record: text('Registro no arquivo de 2025').nullable(),
      note: words('Observação').nullable(),
    }),
  ),
  risks: list(
    'O que pode prender a declaração',
    object('Risco', {
      id: choice('Risco', RISK_IDS),
      severity: choice('Certeza', SEVERITIES, { sure: 'Certo', likely: 'Provável', possible: 'Possível' }),
      what: words('O que é'),
      why: words('Por quê'),
      act: words('O que fazer'),
      amount: brl('Valor').nullable(),
    }),
  ),
  nextSteps: list('O que fazer agora', words('Passo')),
}
