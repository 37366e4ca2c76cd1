/**
 * Shared meanings of input fields: main name, unit and accepted aliases in English and Portuguese.
 * A field matches a concept by name and unit, or explicitly through `means`. Operations older than this file keep the names in their
 * contract (`salary` and `gross_salary`, `type` of a dismissal) and also accept every name of the concept. New fields use the main name,
 * which test/operations/vocabulary.test.ts enforces. Different meanings never share a concept: `calendar_year` and `exercise` are a year apart, and a
 * fee in reais is not a percentage.
 */
export interface Concept {
  readonly unit: Unit
  readonly aliases: readonly string[]
}

/** Units as in schemas, plus the period of a rate. Percentages are plain numbers: 10 for 10%. */
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
  | 'month'
  | 'rents'
  | 'bonds'
  | 'BRL/bond'
  | 'BRL/unit'
  | 'list'

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
  service_amount: concept('BRL', 'gross_value', 'valor_servico'),
  overtime_pay: concept('BRL', 'overtime', 'valor_horas_extras'),
  premiums: concept('BRL', 'adicionais'),
  benefits: concept('BRL', 'beneficios_clt'),
  contribution_base: concept('BRL', 'base_contribuicao'),
  other_monthly_base: concept('BRL', 'outra_base_inss'),
  thirteenth_advance: concept('BRL', 'advance', 'adiantamento_13'),
  health_expenses: concept('BRL', 'despesas_medicas', 'medical_expenses'),
  education_expenses: concept('BRL', 'despesas_instrucao'),
  other_family_income: concept('BRL', 'renda_outros_familia'),
  target_monthly_income: concept('BRL', 'monthly_goal', 'renda_desejada'),
  exempt_income: concept('BRL', 'rendimentos_isentos'),
  rural_revenue: concept('BRL', 'receita_rural'),
  total_assets: concept('BRL', 'bens_e_direitos'),
  stock_sales: concept('BRL', 'vendas_bolsa'),
  working_days: concept('days', 'dias_uteis_mes'),
  rest_days: concept('days', 'domingos_feriados'),
  month_days: concept('days', 'dias_do_mes'),
  hours: concept('hours', 'hours_worked', 'horas_trabalhadas'),
  night_clock_hours: concept('hours', 'night_hours', 'horas_noturnas'),
  night_premium_percent: concept('percent', 'adicional_noturno'),
  overtime_premium_percent: concept('percent', 'adicional_hora_extra'),
  variable_months: concept('list', 'variaveis_por_mes'),
  last_salaries: concept('list', 'ultimos_salarios'),
  contributions: concept('list', 'contribuicoes'),
  other_jobs: concept('list', 'outros_empregos'),
  has_other_deductions: concept('boolean', 'tem_outras_deducoes'),
  hazard_degree: concept('choice', 'grau_insalubridade'),

  // Person
  dependents: concept('count', 'dependentes'),
  children: concept('count', 'children_up_to_14', 'filhos'),
  sex: concept('choice', 'gender', 'sexo'),
  birth_date: concept('date', 'data_nascimento', 'nascimento'),
  age: concept('years', 'current_age', 'idade'),
  contribution_years: concept('years', 'tempo_contribuicao', 'anos_contribuicao'),
  members: concept('count', 'family_members', 'household_size', 'pessoas_da_familia'),
  weekly_hours: concept('hours', 'jornada_semanal', 'horas_semanais'),
  monthly_hours: concept('hours', 'divisor', 'horas_mensais'),
  birth_month: concept('month', 'mes_nascimento'),
  years_at_reform: concept('years', 'anos_na_reforma'),
  life_expectancy: concept('years', 'expectativa_sobrevida'),
  teacher: concept('boolean', 'professor', 'professora'),
  age_65: concept('boolean', 'tem_65_anos'),
  disability: concept('choice', 'disability_degree', 'grau_deficiencia'),
  contributor_category: concept('choice', 'categoria_segurado'),
  already_beneficiary: concept('boolean', 'ja_recebe_bolsa_familia'),
  children_0_6: concept('count', 'criancas_ate_6'),
  children_7_17: concept('count', 'criancas_7_a_17'),
  became_resident: concept('boolean', 'virou_residente'),
  capital_gain: concept('boolean', 'ganho_de_capital'),
  emergency_aid: concept('boolean', 'auxilio_emergencial'),
  foreign_assets_regime: concept('boolean', 'investe_no_exterior'),
  residential_180_days: concept('boolean', 'isencao_180_dias'),
  rural_loss_to_offset: concept('boolean', 'compensa_prejuizo_rural'),
  stock_operated: concept('boolean', 'operou_bolsa'),
  stock_taxable_gain: concept('boolean', 'ganho_bolsa'),
  required_exposure_years: concept('years', 'anos_exposicao_exigidos'),

  // Employment and termination
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
  contract: concept('choice', 'contrato'),
  company_regime: concept('choice', 'regime_tributario', 'regime_empresa'),
  payroll_relief: concept('choice', 'desoneracao_folha'),
  apprentice: concept('boolean', 'aprendiz'),
  early_end_damages: concept('BRL', 'prejuizo_fim_antecipado'),
  fgts_profit_shares: concept('BRL', 'lucros_fgts'),
  indemnity_balance: concept('BRL', 'reserva_indenizatoria'),
  schedule_type: concept('choice', 'escala'),
  start_date: concept('date', 'starts_on', 'data_inicio'),
  contracted_hours: concept('list', 'horario_contratado'),
  several_days: concept('list', 'varios_dias'),

  // Dates
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
  months_active: concept('months', 'active_months', 'meses_atividade'),
  months_fulfilled: concept('months', 'meses_cumpridos'),
  next_due_in_days: concept('days', 'dias_ate_parcela'),
  years: concept('years', 'anos'),
  contract_date: concept('date', 'data_contrato'),

  // Amounts deposited, owed or paid
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
  revenue_year: concept('BRL', 'receita_do_ano'),
  payroll_12m: concept('BRL', 'folha_12_meses'),
  acquisition_cost: concept('BRL', 'custo_aquisicao'),
  fgts_used: concept('BRL', 'fgts_usado'),
  monthly_insurance: concept('BRL', 'seguro_mensal'),
  cash_flows: concept('list', 'fluxos', 'fluxo_de_caixa'),
  dates: concept('list', 'datas'),
  penalty_rents: concept('rents', 'multa_em_alugueis'),
  job_transfer: concept('boolean', 'transferido_de_cidade'),
  varied_installments: concept('list', 'parcelas_diferentes'),
  other_papers: concept('boolean', 'outros_papeis'),

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
  period_rate: concept('percent', 'taxa_periodo'),
  exchange_rate: concept('BRL/unit', 'cotacao'),
  cdb_percent: concept('percent', 'percentual_cdb'),
  lci_percent: concept('percent', 'percentual_lci'),
  rent_adjustment: concept('percent/year', 'reajuste_aluguel'),
  maintenance_percent: concept('percent/year', 'manutencao_percentual'),
  cbs_rate: concept('percent', 'cbs_reference_rate', 'aliquota_cbs'),
  tie_percent: concept('percent', 'margem_empate'),

  // Fees: `_fee` and `_cost` are in reais, `_percent` and `_rate` are percentages; consorcio's contract keeps `admin_fee` and
  // `insurance_fee`.
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

  // Values stated in a document
  informed_inss: concept('BRL', 'inss_informado', 'inss_do_papel'),
  informed_irrf: concept('BRL', 'irrf_informado', 'irrf_do_papel'),
  informed_net: concept('BRL', 'net_received', 'informed_net_total', 'liquido_informado', 'liquido_recebido'),
  informed_vacation: concept('BRL', 'ferias_informadas'),
  fgts_deposit: concept('BRL', 'informed_fgts', 'fgts_do_mes'),
  lines: concept('list', 'linhas'),
  declared_items: concept('list', 'outras_linhas'),
  lines_confirmed: concept('boolean', 'linhas_conferidas'),
  worker: concept('choice', 'worker_category', 'trabalhador'),

  // Bonds
  quantity: concept('bonds', 'quantidade'),
  unit_price: concept('BRL/bond', 'preco_unitario'),
  bond_rate: concept('percent/year', 'taxa_titulo'),
  redeem_rate: concept('percent/year', 'taxa_resgate'),
  vna: concept('BRL/bond', 'valor_nominal_atualizado'),
  trade: concept('date', 'trade_date', 'data_negocio'),
  settlement: concept('date', 'settlement_date', 'data_liquidacao'),
  maturity: concept('date', 'maturity_date', 'vencimento_titulo'),
  bond: concept('choice', 'titulo'),
  side: concept('choice', 'lado'),
  op: concept('choice', 'operacao'),

  // Categories
  investment_type: concept('choice', 'tipo_investimento'),
  state: concept('choice', 'uf', 'estado'),
  annex: concept('choice', 'anexo'),
  activity: concept('choice', 'atividade'),
  system: concept('choice', 'sistema', 'amortization', 'sistema_amortizacao'),
  index: concept('choice', 'correction', 'indice', 'correcao'),
  schedule: concept('boolean', 'timeline', 'tabela', 'mes_a_mes'),
  transport: concept('choice', 'transporte'),
  convention: concept('choice', 'convencao'),
  scenario: concept('choice', 'cenario'),
  day_count: concept('days', 'dias_do_ano'),
} as const satisfies Readonly<Record<string, Concept>>

export type ConceptName = keyof typeof CONCEPTS
