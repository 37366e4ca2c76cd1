import { count, money, percentage } from '../../../../operation/input/fields.ts'

/** Fields shared by the wealth comparison and the decision. */
export const RENT_OR_BUY = {
  property_value: money('Valor do imóvel'),
  down_payment: money('Entrada', { min: 0 }),
  monthly_rent: money('Aluguel mensal de um imóvel equivalente'),
  financing_rate: percentage('Taxa do financiamento ao ano', { min: 0, max: 100 }).prefault(10),
  financing_months: count('Prazo do financiamento em meses', { above: 0, max: 600 }, 'months').default(360),
  property_appreciation: percentage('Valorização do imóvel ao ano', { above: -100, max: 100 }).prefault(3),
  investment_return: percentage('Rendimento líquido dos investimentos ao ano', { above: -100, max: 100 }).prefault(10),
  itbi_percent: percentage('ITBI e custos da compra, sobre o valor do imóvel', { min: 0, max: 100 }).prefault(3),
  maintenance_percent: percentage('Manutenção por ano, sobre o valor do imóvel', { min: 0, max: 100 }).prefault(1),
  rent_adjustment: percentage('Reajuste do aluguel ao ano', { above: -100, max: 100 }).prefault(4),
  horizon_months: count('Meses da comparação', { above: 0, max: 600, blank: 'o prazo do financiamento' }, 'months').optional(),
}
