export const english = {
  'A conta de luz segue aqui o limite das relações de consumo: a regra da ANEEL desta data não está no registro.':
    'The electricity bill follows the consumer limit here: the ANEEL rule of this date is not on record.',
  'A do contrato': 'The one in the contract',
  'A volta da margem do INSS a 45% depois da MP nº 1.355/2026 vem de poucas fontes, e não se confirmou se o prazo de 108 meses (IN PRES/INSS nº 207/2026) continua.':
    'The return of the INSS margin to 45% after MP nº 1.355/2026 comes from few sources, and it was not confirmed whether the 108-month term (IN PRES/INSS nº 207/2026) continues.',
  'Antes de 03/01/2024 não havia teto para a soma de juros e encargos do cartão.':
    'Before 3 January 2024 there was no ceiling on the sum of card interest and charges.',
  'Aposentado e pensionista do INSS': 'INSS retiree or pensioner',
  'As alíquotas do IOF de 20/09 a 31/12/2021 (Decreto nº 10.797/2021) têm aqui uma única fonte.':
    'The IOF rates from 20 September to 31 December 2021 (Decreto nº 10.797/2021) have a single source here.',
  'Cartão benefício': 'Benefit card',
  'Cartão consignado': 'Payroll credit card',
  'Com a MP nº 1.355/2026 a soma no INSS foi limitada a 40%, com até 35% para empréstimo (uma única fonte); a medida é aplicada aqui só ao INSS.':
    'With MP nº 1.355/2026 the INSS sum was limited to 40%, with up to 35% for loans (a single source); the measure is applied here to INSS only.',
  'Conta de consumo': 'Consumer bill',
  Empréstimo: 'Loan',
  'IOF sobre operações de crédito': 'IOF on credit transactions',
  'Juros ao mês, no máximo': 'Interest per month, at most',
  'Juros da conta de luz ao mês': 'Electricity bill interest per month',
  'Juros e encargos sobre a dívida original, no máximo': 'Interest and charges on the original debt, at most',
  'Juros máximos ao mês': 'Maximum interest per month',
  'Lei nº 14.509/2022, art. 2º (servidores)': 'Lei nº 14.509/2022, art. 2º (civil servants)',
  'Liquidação antecipada de dívida': 'Early payoff of a debt',
  'Margem do empréstimo consignado': 'Payroll loan margin',
  'Margem total': 'Total margin',
  'Multa e juros por atraso': 'Late-payment fine and interest',
  'O IOF de crédito de 2025 vale por decisão cautelar do STF (ADC 96); o referendo do plenário não foi encontrado até 09/10/2026.':
    'The 2025 IOF on credit applies by an injunction of the STF (ADC 96); confirmation by the full court was not found as of 9 October 2026.',
  'O teto de juros do consignado do INSS desta data não está no registro.':
    'The INSS payroll loan interest ceiling of this date is not on record.',
  'Operação do Simples ou do MEI até': 'Simples or MEI transaction up to',
  'Pessoa jurídica': 'Legal entity',
  'Plano de pagamento, em meses': 'Payment plan, in months',
  'Prazo máximo, em meses': 'Maximum term, in months',
  'Servidor público federal': 'Federal civil servant',
  'Tarifa de liquidação': 'Payoff fee',
  'Taxa do desconto': 'Discount rate',
  'Teto de juros do cheque especial': 'Overdraft interest ceiling',
  'Teto de juros e encargos do cartão de crédito': 'Ceiling on credit card interest and charges',
  'dia da consulta': 'day of the query',
  'dia da contratação do crédito': 'day the credit is contracted',
  'dia da contratação do empréstimo': 'day the loan is contracted',
  'dia em que a dívida é antecipada': 'day the debt is paid early',
  'dia em que a fatura foi financiada': 'day the bill was financed',
  'dia em que o limite é usado': 'day the limit is used',
}
