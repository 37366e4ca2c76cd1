/**
 * What inputs mean, each thing once: its main name, its unit and the other names it may be sent under, in English and Portuguese.
 *
 * A field is one of these by its name and unit, or because its definition says so (`means`), where the name alone would not tell.
 * Operations that existed before this file keep their names where the contract has them (`salary` and `gross_salary`, `type` of a
 * dismissal): every name of a row is accepted there too. A new field takes the main name; test/vocabulary.test.ts holds to that.
 * `calendar_year` and `exercise` are a year apart, and a fee in reais is no percentage: what differs is never a row.
 */
export interface Concept {
  readonly unit: Unit
  readonly aliases: readonly string[]
}

/** As schemas have it, with the period of a rate: a percentage is always a plain number, 10 for 10%. */
type Unit =
  | 'BRL'
  | 'percent'
  | 'percent/year'
  | 'percent/month'
  | 'months'
  | 'days'
  | 'hours'
  | 'km'
  | 'years'
  | 'year'
  | 'count'
  | 'date'
  | 'boolean'
  | 'choice'

const concept = (unit: Unit, ...aliases: readonly string[]): Concept => ({ unit, aliases })

export const CONCEPTS = {
  // Pay
  salary: concept(
    'BRL',
    'gross_salary',
    'monthly_salary',
    'salario',
    'salario_bruto',
    'salario_mensal',
    'gross',
    'gross_pay',
    'monthly_pay',
    'pay',
    'remuneration',
    'remuneracao',
    'current_clt_gross',
  ),
  current_salary: concept('BRL', 'current_pay', 'salario_atual'),
  proposed_salary: concept('BRL', 'new_pay', 'new_salary', 'salario_proposto', 'salario_novo'),
  basic_salary: concept('BRL', 'salario_basico', 'salario_base'),
  net_salary: concept('BRL', 'net', 'net_pay', 'salario_liquido'),
  pro_labore: concept('BRL', 'owner_pay', 'prolabore'),
  hourly_wage: concept('BRL', 'salario_hora', 'valor_hora'),
  stipend: concept('BRL', 'bolsa', 'bolsa_mensal', 'bolsa_estagio'),
  contribution_average: concept('BRL', 'average', 'benefit_average', 'average_contribution', 'media_contribuicoes'),
  variable_average: concept('BRL', 'averages', 'media_variaveis'),
  inss: concept('BRL', 'inss_paid', 'inss_descontado', 'contribuicao_inss'),
  inss_base: concept('BRL', 'base_salary', 'base_inss'),
  irrf_base: concept('BRL', 'base_irrf'),
  fgts_base: concept('BRL', 'base_fgts'),
  alimony: concept('BRL', 'alimony_paid', 'pensao_alimenticia'),
  other_deductions: concept('BRL', 'outros_descontos'),
  health_plan: concept('BRL', 'plano_saude'),
  transport_cost: concept('BRL', 'custo_transporte'),
  vale_transporte: concept('BRL', 'transport_voucher'),
  vale_refeicao: concept('BRL', 'meal_voucher', 'vale_alimentacao'),
  annual_income: concept('BRL', 'renda_anual', 'rendimentos_tributaveis_ano'),
  monthly_income: concept('BRL', 'renda_mensal'),
  monthly_expenses: concept('BRL', 'gasto_mensal', 'despesas_mensais'),
  family_income: concept('BRL', 'renda_familiar', 'household_income'),

  // The person
  dependents: concept('count', 'dependentes'),
  children: concept('count', 'children_up_to_14', 'filhos'),
  sex: concept('choice', 'gender', 'sexo'),
  birth_date: concept('date', 'data_nascimento', 'nascimento'),
  age: concept('years', 'current_age', 'idade'),
  contribution_years: concept('years', 'tempo_contribuicao', 'anos_contribuicao'),
  members: concept('count', 'family_members', 'household_size', 'pessoas_da_familia'),
  weekly_hours: concept('hours', 'jornada_semanal', 'horas_semanais'),
  monthly_hours: concept('hours', 'divisor', 'horas_mensais'),

  // The job and its end
  admission_date: concept('date', 'data_admissao', 'hire_date', 'admissao'),
  termination_date: concept('date', 'exit_date', 'dismissal_date', 'data_demissao', 'data_desligamento', 'data_saida'),
  termination_type: concept('choice', 'exit_type', 'dismissal_type', 'tipo_desligamento', 'tipo_rescisao'),
  notice: concept('choice', 'notice_mode', 'aviso_previo'),
  months_worked: concept('months', 'meses_trabalhados'),
  days_worked_in_month: concept('days', 'days_worked', 'dias_trabalhados'),
  vacation_twelfths: concept('count', 'avos_ferias'),
  thirteenth_twelfths: concept('count', 'months_this_year', 'avos_13'),
  overdue_vacations: concept('count', 'ferias_vencidas'),
  has_overdue_vacation: concept('boolean', 'tem_ferias_vencidas'),
  fgts_balance: concept('BRL', 'saldo_fgts'),
  anniversary_withdrawal: concept('boolean', 'include_anniversary_withdrawal', 'saque_aniversario'),
  absences: concept('days', 'faltas'),
  sell_days: concept('days', 'days_sold', 'dias_vendidos', 'abono_dias'),
  times_requested: concept('count', 'pedido_numero', 'request_number'),

  // Days
  reference_date: concept('date', 'date', 'data_referencia'),
  due_date: concept('date', 'due', 'vencimento', 'data_vencimento'),
  payment_date: concept('date', 'paid', 'paid_on', 'data_pagamento'),
  from: concept('date', 'applied_on', 'from_date', 'data_inicial', 'desde'),
  to: concept('date', 'to_date', 'data_final', 'ate'),
  redeem_on: concept('date', 'redeemed_on', 'redemption_date', 'data_resgate'),
  acquisition_date: concept('date', 'purchase_date', 'data_compra'),
  sale_date: concept('date', 'data_venda'),
  calendar_year: concept('year', 'ano_calendario'),
  exercise: concept('year', 'exercicio', 'filing_year'),
  year: concept('year', 'ano'),

  // Terms
  months: concept('months', 'meses', 'prazo_meses', 'term_months'),
  installments: concept('months', 'installment_months', 'parcelas', 'numero_parcelas'),
  remaining: concept('months', 'remaining_installments', 'parcelas_restantes'),
  contract_months: concept('months', 'prazo_contrato'),
  financing_months: concept('months', 'prazo_financiamento'),
  horizon_months: concept('months', 'meses_comparacao'),
  days: concept('days', 'dias'),
  days_late: concept('days', 'dias_atraso'),
  business_days: concept('days', 'dias_uteis'),

  // Money put in, owed or paid
  amount: concept('BRL', 'principal', 'valor', 'initial_amount', 'original_value', 'requested_amount', 'valor_inicial'),
  monthly_deposit: concept('BRL', 'monthly_contribution', 'monthly_investment', 'aporte_mensal', 'deposito_mensal'),
  current_savings: concept('BRL', 'current_investment', 'savings', 'valor_guardado'),
  debt_balance: concept('BRL', 'debt_amount', 'saldo_devedor', 'saldo_divida'),
  bill_amount: concept('BRL', 'bill', 'fatura', 'valor_fatura'),
  installment: concept('BRL', 'parcela', 'installment_amount'),
  down_payment: concept('BRL', 'entrada'),
  asset_value: concept('BRL', 'credit', 'carta_credito', 'valor_bem'),
  property_value: concept('BRL', 'valor_imovel', 'home_price'),
  rent: concept('BRL', 'monthly_rent', 'aluguel'),
  foreign_tax: concept('BRL', 'foreign_tax_paid', 'imposto_exterior'),
  monthly_km: concept('km', 'km_per_month', 'km_por_mes'),
  monthly_revenue: concept('BRL', 'receita_mensal', 'faturamento_mensal'),
  revenue_12m: concept('BRL', 'receita_12_meses', 'rbt12'),
  payroll_12m: concept('BRL', 'folha_12_meses'),

  // Rates, inflation and indexes
  annual_return: concept(
    'percent/year',
    'annual_yield',
    'annual_yield_percent',
    'return_annual',
    'investment_return',
    'rendimento_anual',
    'rentabilidade_anual',
  ),
  annual_rate: concept('percent/year', 'annual_interest', 'taxa_anual', 'juros_anuais'),
  monthly_rate: concept('percent/month', 'monthly_interest', 'debt_monthly_rate', 'taxa_mensal', 'juros_mensais'),
  financing_rate: concept('percent/year', 'financing_annual_rate', 'taxa_financiamento'),
  annual_inflation: concept('percent/year', 'ipca_annual', 'inflacao_anual'),
  inflation_percent: concept('percent', 'inflation_period', 'inflacao_periodo'),
  cdi_annual: concept('percent/year', 'cdi_anual', 'cdi_rate'),
  selic_annual: concept('percent/year', 'selic_anual', 'selic_rate'),
  tr_monthly: concept('percent/month', 'tr_mensal'),
  cdi_percent: concept('percent', 'percentual_cdi', 'percent_of_cdi'),
  property_appreciation: concept('percent/year', 'valorizacao_imovel'),

  // Fees: `_fee` and `_cost` are reais, `_percent` and `_rate` are percentages; `admin_fee` and `insurance_fee` of consorcio are the contract's
  admin_fee_percent: concept('percent', 'admin_fee', 'taxa_administracao'),
  insurance_percent: concept('percent', 'insurance_fee', 'seguro_percentual'),
  management_fee_percent: concept('percent/year', 'management_fee', 'taxa_gestao'),
  broker_fee_percent: concept('percent/year', 'taxa_corretora'),
  fee_percent: concept('percent', 'mdr', 'mdr_percent', 'taxa_maquininha'),
  fine_percent: concept('percent', 'late_fee_percent', 'multa_percentual'),
  monthly_fee: concept('BRL', 'tarifa_mensal', 'monthly_admin_fee'),
  accounting_fee: concept('BRL', 'pj_accountant', 'contador', 'accountant_fee'),
  brokerage_fee: concept('BRL', 'corretagem'),
  condo_fee: concept('BRL', 'condominio'),
  iss_rate: concept('percent', 'iss', 'aliquota_iss'),
  rat_rate: concept('percent', 'rat', 'aliquota_rat'),
  third_parties_rate: concept('percent', 'terceiros', 'aliquota_terceiros'),
  itbi_percent: concept('percent', 'itbi', 'itbi_rate', 'aliquota_itbi'),

  // Kinds
  investment_type: concept('choice', 'tipo_investimento'),
  state: concept('choice', 'uf', 'estado'),
  annex: concept('choice', 'anexo'),
  activity: concept('choice', 'atividade'),
  system: concept('choice', 'sistema', 'amortization', 'sistema_amortizacao'),
  index: concept('choice', 'correction', 'indice', 'correcao'),
  schedule: concept('boolean', 'timeline', 'tabela', 'mes_a_mes'),
} as const satisfies Readonly<Record<string, Concept>>

export type ConceptName = keyof typeof CONCEPTS
