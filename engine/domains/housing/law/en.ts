export const english = {
  'A alíquota do ITBI é de lei municipal e aqui não vem do texto dela: confira com a prefeitura, que pode dar desconto no primeiro imóvel.':
    'The ITBI rate is set by municipal law and here does not come from its text: check with the city hall, which may give a discount on a first home.',
  'Anos até poder usar de novo': 'Years until it can be used again',
  'Anos de FGTS, somados os empregos': 'Years of FGTS, all jobs added up',
  'Aviso por escrito, em dias': 'Written notice, in days',
  Cidades: 'Cities',
  'Dispensada na transferência pelo empregador': 'Waived on a transfer by the employer',
  'FGTS na compra da casa própria': 'FGTS in the purchase of a home',
  'ITBI de algumas cidades': 'ITBI of some cities',
  'Meses entre reajustes, no mínimo': 'Months between adjustments, at least',
  'Multa por devolver o imóvel alugado': 'Fine for returning a rented property',
  'Proporcional ao prazo que falta': 'In proportion to the time left',
  'Valor do imóvel até': 'Property value up to',
  'dia da compra': 'day of the purchase',
  'dia da compra do imóvel': 'day the property is bought',
  'dia em que o imóvel é devolvido': 'day the property is returned',
  'mês do aniversário do contrato': 'month of the contract anniversary',
}
