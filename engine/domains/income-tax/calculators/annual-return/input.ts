/** Input of the annual return: the lists of a whole year, each bounded. */
import { choice, count, date, dates, digits, flag, list, money, object, quantity, text } from '../../../../operation/input/fields.ts'
import { HOLDER } from '../../rules/annual-return/facts.ts'

const MOST_ROWS = 60
const MOST_LUMP_SUMS = 4
/** Results of the stock exchange accept losses: bounded on both sides. */
const RESULT = { min: -1_000_000_000, max: 1_000_000_000 }

const amount = (label: string, hint?: string) => money(label, { min: 0, ...(hint !== undefined && { hint }) }).prefault(0)
const id = (label: string, hint?: string) =>
  text(label, hint === undefined ? {} : { hint })
    .min(1)
    .max(40)
const of = (label = 'De quem') => id(label, 'holder, o titular, ou o id de um dependente').default(HOLDER)
const calendarMonth = (label = 'Mês') => count(label, { min: 1, max: 12, means: 'own' })
const rows = { max: MOST_ROWS }

const payer = object('Informe de rendimentos', {
  name: text('Nome da fonte pagadora').max(120).optional(),
  cnpj: digits('CNPJ ou CPF da fonte', { least: 11, most: 14 }).optional(),
  of: of(),
  kind: choice('O que paga', ['salary', 'retirement', 'rent', 'other'], {
    salary: 'Salário',
    retirement: 'Aposentadoria ou pensão',
    rent: 'Aluguel',
    other: 'Outro rendimento',
  }).default('salary'),
  taxable: amount('Rendimentos tributáveis', 'Linha 3.1 do informe'),
  inss: amount('Contribuição previdenciária oficial', 'Linha 3.2'),
  complementary: amount('Previdência complementar e Fapi', 'Linha 3.3'),
  alimony: amount('Pensão alimentícia', 'Linha 3.4'),
  withheld: amount('Imposto retido na fonte', 'Linha 3.5, sem o do 13º'),
  exempt_65: amount('Parcela isenta de 65 anos ou mais', 'Linha 4.1, sem a do 13º'),
  exempt_65_thirteenth: amount('Parcela isenta do 13º de 65 anos ou mais', 'Linha 4.2'),
  other_exempt: amount('Outros rendimentos isentos', 'Linhas 4.3 e 4.9: diárias, ajudas de custo e outros'),
  serious_illness: amount('Aposentadoria por moléstia grave', 'Linha 4.4'),
  profits: amount('Lucros e dividendos', 'Linha 4.5'),
  small_company: amount('Sócio de microempresa', 'Linha 4.6, exceto pró-labore'),
  severance: amount('Indenizações por rescisão', 'Linha 4.7, com PDV e acidente de trabalho'),
  late_interest: amount('Juros de mora', 'Linha 4.8'),
  thirteenth: amount('13º salário', 'Linha 5.1, líquido como no informe'),
  thirteenth_withheld: amount('Imposto sobre o 13º', 'Linha 5.2'),
  profit_sharing: amount('Participação nos lucros', 'PLR, quando o informe a separa'),
  other_exclusive: amount('Outros de tributação exclusiva', 'Linha 5.3'),
  reported: object('Na declaração pré-preenchida', {
    taxable: money('Rendimentos tributáveis', { min: 0 }).optional(),
    withheld: money('Imposto retido na fonte', { min: 0 }).optional(),
  }).optional(),
})

const personIncome = object('Recebido de pessoas físicas', {
  of: of(),
  month: calendarMonth(),
  kind: choice('O que se recebeu', ['work', 'rent', 'other'], { work: 'Trabalho', rent: 'Aluguel', other: 'Outro' }).default('work'),
  amount: money('Recebido no mês', { min: 0, hint: 'O aluguel já sem IPTU, condomínio e administração pagos pelo dono' }),
  book_expenses: amount('Despesas do livro-caixa', 'Só do trabalho'),
  inss: amount('INSS pago no mês'),
  alimony: amount('Pensão alimentícia paga'),
  carne_leao: amount('Carnê-leão pago', 'DARF 0190, sem multa e juros'),
})

const dependent = object('Dependente', {
  id: id('Nome curto', 'Usado em of e for'),
  relation: choice('Relação', ['spouse', 'child', 'stepchild', 'grandchild', 'sibling', 'parent', 'ward', 'incapable'], {
    spouse: 'Cônjuge ou companheiro',
    child: 'Filho',
    stepchild: 'Enteado',
    grandchild: 'Neto ou bisneto',
    sibling: 'Irmão',
    parent: 'Pai, mãe ou avó',
    ward: 'Menor pobre sob guarda',
    incapable: 'Tutelado ou curatelado',
  }).default('child'),
  birth_date: date('Data de nascimento').optional(),
  student: flag('Cursa faculdade ou escola técnica').default(false),
  disabled: flag('Incapacitado para o trabalho').default(false),
  income: money('Renda do ano', {
    min: 0,
    means: 'own',
    hint: 'Tudo o que recebeu, tributável ou não; decide se pais e avós podem entrar',
  }).optional(),
  also_declared: flag('Está em outra declaração').default(false),
  custody: flag('Guarda judicial').optional(),
})

const payment = object('Pagamento', {
  kind: choice(
    'O que se pagou',
    ['health', 'health_plan', 'education', 'pgbl', 'fapi', 'funpresp', 'alimony', 'alimony_by_deed', 'vgbl', 'course', 'medicine'],
    {
      health: 'Saúde',
      health_plan: 'Plano de saúde',
      education: 'Escola ou faculdade',
      pgbl: 'PGBL',
      fapi: 'Fapi',
      funpresp: 'Funpresp',
      alimony: 'Pensão alimentícia judicial',
      alimony_by_deed: 'Pensão alimentícia por escritura',
      vgbl: 'VGBL',
      course: 'Curso livre',
      medicine: 'Remédio',
    },
  ),
  for: id('De quem é', 'holder, o id de um dependente, ou alimony: e o id de um alimentando').default(HOLDER),
  amount: money('Valor pago', { min: 0 }),
  reimbursed: amount('Reembolsado'),
  provider: text('A quem se pagou').max(120).optional(),
  proof: choice('Tem o recibo', ['yes', 'no', 'unknown'], { yes: 'Sim', no: 'Não', unknown: 'Não informado' }).default('unknown'),
})

const lumpSum = object('Rendimento acumulado', {
  of: of(),
  amount: money('Valor tributável recebido', { hint: 'De anos anteriores, sem os juros pelo atraso' }),
  months: quantity('Meses a que se refere', 'months', { min: 0.1, max: 600, hint: 'O 13º de cada ano conta um mês' }),
  inss: amount('Contribuição ao INSS'),
  alimony: amount('Pensão alimentícia judicial'),
  legal_expenses: amount('Honorários e despesas da ação'),
  late_interest: amount('Juros pelo atraso', 'Não são tributados (STF, Tema 808)'),
  withheld: amount('Imposto retido na fonte'),
  month: calendarMonth('Mês do recebimento'),
  option: choice('Como tributar', ['best', 'exclusive', 'adjust'], {
    best: 'Como custar menos',
    exclusive: 'Exclusivamente na fonte',
    adjust: 'No ajuste anual',
  }).default('best'),
})

const untaxed = (label: string) =>
  object(label, {
    kind: text('O que é').min(1).max(60),
    amount: money('Valor', { min: 0 }),
    withheld: amount('Imposto retido na fonte'),
    of: of(),
  })

const bankStatement = object('Informe do banco', {
  bank: text('Banco').max(120).optional(),
  cnpj: digits('CNPJ do banco', { least: 14 }).optional(),
  of: of(),
  savings_yield: amount('Rendimento da poupança'),
  exempt_yield: amount('Rendimento isento', 'LCI, LCA, CRI, CRA e LIG'),
  fixed_income_yield: amount('Rendimento líquido de aplicações', 'Como o informe imprime'),
  fixed_income_withheld: amount('Imposto retido sobre aplicações'),
  interest_on_capital: amount('Juros sobre capital próprio'),
  dividends: amount('Dividendos'),
  balance_before: amount('Saldo no início do ano', 'Em 31 de dezembro do ano anterior'),
  balance_after: amount('Saldo no fim do ano', 'Em 31 de dezembro do ano'),
})

const stockMonth = object('Mês de bolsa', {
  month: calendarMonth(),
  swing_result: money('Resultado com ações', { ...RESULT, hint: 'No mercado à vista, sem day trade; negativo se prejuízo' }).prefault(0),
  swing_sales: money('Total vendido em ações', { min: 0, hint: 'No mês, em todas as corretoras; decide a isenção' }).optional(),
  other_swing_result: money('Resultado com ETF, BDR, opções e futuros', { ...RESULT, hint: 'Sem day trade; nunca isento' }).prefault(0),
  daytrade_result: money('Resultado com day trade', { ...RESULT, hint: 'Negativo se prejuízo' }).prefault(0),
  fii_result: money('Resultado com fundos imobiliários', { ...RESULT, hint: 'Venda de cotas; negativo se prejuízo' }).prefault(0),
  irrf_swing: amount('IRRF das operações comuns'),
  irrf_daytrade: amount('IRRF do day trade'),
  irrf_withheld: amount('IRRF sem separação', 'Se a nota de corretagem não separa'),
  exempt_gain: amount('Ganho isento com ações', 'De vendas até o limite do mês, fora do resultado'),
  paid: amount('DARF pago'),
})

const cryptoMonth = object('Mês de criptoativos', {
  month: calendarMonth(),
  sales: money('Vendido no Brasil', { min: 0 }),
  gain: money('Ganho no mês', RESULT),
  abroad: amount('Vendido no exterior', 'Conta no limite do mês'),
  paid: amount('DARF pago'),
})

const capitalGain = object('Ganho de capital', {
  kind: text('O que se vendeu').max(60).optional(),
  gain: amount('Ganho', 'Do programa GCAP'),
  exempt: amount('Parte isenta'),
  tax_due: amount('Imposto devido'),
  paid: amount('DARF pago'),
  month: calendarMonth('Mês da venda'),
})

export const input = {
  exercise: count('Exercício', { min: 1900, max: 2100, hint: 'O ano da entrega: a renda é do ano anterior' }, 'year'),
  birth_date: date('Data de nascimento', { hint: 'Do titular; decide a parcela isenta de 65 anos', blank: 'o ano todo isento' }).optional(),
  payers: list('Informes de rendimentos', payer, { ...rows, hint: 'Um por fonte pagadora' }).prefault([]),
  people_income: list('Recebido de pessoas físicas', personIncome, { ...rows, hint: 'Mês a mês' }).prefault([]),
  dependents: list('Quem depende de você', dependent, { max: 20, means: 'own' }).prefault([]),
  alimony_receivers: list('Alimentandos', object('Alimentando', { id: id('Nome curto') }), { max: 20 }).prefault([]),
  payments: list('Pagamentos', payment, { ...rows, hint: 'Saúde, escola, previdência privada e pensão', means: 'own' }).prefault([]),
  rra: list('Rendimentos acumulados', lumpSum, { max: MOST_LUMP_SUMS, hint: 'De ações e atrasados de anos anteriores' }).prefault([]),
  exempt: list('Outros rendimentos isentos', untaxed('Rendimento isento'), { ...rows, means: 'own' }).prefault([]),
  exclusive: list('Outros de tributação exclusiva', untaxed('Rendimento tributado na fonte'), rows).prefault([]),
  bank_statements: list('Informes de bancos', bankStatement, rows).prefault([]),
  stock_months: list('Bolsa, mês a mês', stockMonth, { max: 12 }).prefault([]),
  stock_losses_before: object('Prejuízos em bolsa de anos anteriores', {
    common: amount('Operações comuns'),
    daytrade: amount('Day trade'),
    fii: amount('Fundos imobiliários'),
  }).optional(),
  crypto_months: list('Criptoativos, mês a mês', cryptoMonth, { max: 12 }).prefault([]),
  gains: list('Ganhos de capital', capitalGain, rows).prefault([]),
  complementary_tax: money('Imposto complementar pago', { min: 0, hint: 'DARF 0246' }).prefault(0),
  stock_irrf_left: money('IRRF da bolsa que sobrou', { min: 0, hint: 'Não compensado nos meses do ano' }).prefault(0),
  incentive_donations: money('Doações incentivadas', { min: 0, hint: 'Criança, idoso, cultura, esporte e audiovisual' }).prefault(0),
  assets_before: money('Bens no início do ano', { min: 0, hint: 'Pelo custo, sem os saldos dos informes de bancos' }).prefault(0),
  assets_after: money('Bens no fim do ano', { min: 0, hint: 'Pelo custo, sem os saldos dos informes de bancos' }).prefault(0),
  debts_before: money('Dívidas no início do ano', { min: 0 }).prefault(0),
  debts_after: money('Dívidas no fim do ano', { min: 0 }).prefault(0),
  rural_revenue: money('Receita bruta rural', { min: 0 }).prefault(0),
  rural_loss_to_offset: flag('Quer compensar prejuízo rural').default(false),
  stock_operated: flag('Operou em bolsa').default(false),
  residential_180_days: flag('Usou a isenção de 180 dias na venda de imóvel').default(false),
  became_resident: flag('Passou a morar no Brasil no ano').default(false),
  foreign_assets_regime: flag('Tem empresa, trust ou investimento no exterior').default(false),
  instalments: count('Em quantas vezes pagar', { min: 1, max: 8, means: 'own' }).default(8),
  paid_on: dates('Dia em que se paga o que falta', {
    most: 12,
    hint: 'Um para cada mês em falta, na ordem; um só vale para todos',
  }).optional(),
}
