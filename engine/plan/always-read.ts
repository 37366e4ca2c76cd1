/**
 * The tables that every answer of an operation with a plan reads. Under a change of others a row has to be asked: an answer that reads none
 * of the tables that change is refused, and only the operation knows.
 */
export const ALWAYS_READ: Readonly<Record<string, readonly string[]>> = {
  'anniversary-withdrawal': ['fgts-anniversary'],
  'carne-leao': ['carne-leao', 'irrf'],
  'dividend-withholding': ['dividends'],
  'domestic-worker': ['domestic', 'inss', 'irrf', 'fgts'],
  'employee-cost': ['employer-charges', 'fgts'],
  'family-allowance': ['family-allowance'],
  'income-tax': ['irpf-annual'],
  'inss-employee': ['inss'],
  'inss-self-employed': ['minimum-wage', 'inss', 'inss-self-employed', 'own-account'],
  'iof-credit': ['iof'],
  'iof-redemption': ['investment-income-tax'],
  'irrf-monthly': ['irrf'],
  'mei-tax': ['mei', 'minimum-wage'],
  'net-salary': ['inss', 'irrf', 'fgts'],
  'night-shift': ['night-work'],
  notice: ['worked-notice', 'termination', 'notice', 'working-time', 'thirteenth', 'vacation'],
  overtime: ['overtime'],
  'presumed-profit': ['presumed-profit'],
  'pro-labore': ['inss', 'inss-self-employed', 'irrf', 'minimum-wage'],
  'profit-sharing': ['plr'],
  rpa: ['own-account', 'inss-self-employed', 'inss', 'irrf'],
  'simple-interest': [],
  'simples-nacional': ['simples-nacional'],
  'thirteenth-salary': ['thirteenth', 'inss', 'irrf'],
  'transport-voucher': ['transport-voucher', 'working-time'],
  'unemployment-insurance': ['unemployment-insurance', 'unemployment-eligibility', 'minimum-wage'],
  'vacation-pay': ['vacation', 'working-time', 'inss', 'irrf'],
  'weekly-rest': ['weekly-rest'],
}
