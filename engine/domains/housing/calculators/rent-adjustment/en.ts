export const english = {
  'Aluguel novo': 'New rent',
  'Aniversário do contrato': 'Contract anniversary',
  'Aumento por mês': 'Increase per month',
  'Conta só {0} dos {1} meses: não há aqui {2}. É uma prévia, e não é o reajuste do contrato, que só se sabe com todos os meses.':
    'Counts only {0} of the {1} months: {2} not available here. It is a preview, not the contract adjustment, which is only known with all the months.',
  'Doze meses que terminam no mês anterior ao aniversário: {0} a {1}. Há contratos que usam um mês antes, porque o índice ainda não saiu no dia 1º.':
    'Twelve months ending in the month before the anniversary: {0} to {1}. Some contracts use one month earlier, because the index is not yet out on the 1st.',
  'IGP-M dos doze meses de 2024, aniversário em janeiro': 'IGP-M of the twelve months of 2024, anniversary in January',
  'IGP-M em 12 meses como a FGV publicou, dos números-índice, com duas casas.':
    '12-month IGP-M as FGV published it, from the index numbers, with two decimal places.',
  'IGP-M pelas variações com duas casas: o acumulado que a FGV publica vem dos números-índice e pode diferir em 0,01 ou 0,02 ponto; se o tiver, informe index_percent.':
    'IGP-M by the changes with two decimal places: the accumulated figure FGV publishes comes from the index numbers and may differ by 0.01 or 0.02 point; if you have it, give index_percent.',
  'IGP-M pelas variações refeitas do número-índice (SGS 28655), como na Calculadora do Cidadão.':
    'IGP-M by the changes rebuilt from the index number (SGS 28655), as in the Calculadora do Cidadão.',
  'IPCA com os dez meses que há, aniversário em novembro de 2026': 'IPCA with the ten months available, anniversary in November 2026',
  'IPCA em 12 meses como o IBGE publica, com duas casas.': '12-month IPCA as IBGE publishes it, with two decimal places.',
  'Informe index_percent com o acumulado publicado, ou missing_months=use_held para uma prévia com os meses que há.':
    'Give index_percent with the published accumulated figure, or missing_months=use_held for a preview with the months available.',
  'Não responder': 'Do not answer',
  'Não se usa quando o percentual é informado': 'Not used when the percentage is given',
  'O acumulado em 12 meses, como publicado; serve para o IVAR e outros':
    'The 12-month accumulated figure, as published; works for IVAR and others',
  'O acumulado que a FGV publicou, não a composição dos meses (3,17%)':
    'The accumulated figure FGV published, not the compounding of the months (3.17%)',
  'O aluguel diminui': 'The rent falls',
  'O aluguel fica como está': 'The rent stays as it is',
  'O aluguel novo no aniversário do contrato: pelo índice dos doze meses anteriores ou por um percentual informado, como o IVAR.':
    'The new rent on the contract anniversary: by the index of the previous twelve months or by a percentage given, such as IVAR.',
  'O aluguel passa a {value}': 'The rent becomes {value}',
  'O aluguel só pode ser reajustado a cada {0} meses, pelo índice que o contrato escolheu.':
    'Rent can only be adjusted every {0} {0|month|months}, by the index the contract chose.',
  'O {0} está guardado até {1}; para o aniversário de {2} {3} {4}.': '{0} is stored up to {1}; for the anniversary of {2}, {4} {3}.',
  'O índice negativo diminui o aluguel, salvo se o contrato disser que não.':
    'A negative index lowers the rent, unless the contract says otherwise.',
  'Percentual aplicado': 'Percentage applied',
  'Percentual do índice': 'Index percentage',
  'Quando faltam meses do índice': 'When months of the index are missing',
  'Quando o índice é negativo': 'When the index is negative',
  'R$ 1.000,00 pelo IPCA, aniversário em setembro de 2026': 'R$ 1,000.00 by the IPCA, anniversary in September 2026',
  'R$ 1.200,00 pelo IGP-M de 6,67%': 'R$ 1,200.00 by the IGP-M of 6.67%',
  'R$ 1.500,00 pelo IGP-M publicado de 3,15%': 'R$ 1,500.00 by the published IGP-M of 3.15%',
  'R$ 6.000,00 no aniversário de outubro de 2026': 'R$ 6,000.00 on the October 2026 anniversary',
  'Supõe cláusula do contrato pela qual o índice negativo não diminui o aluguel.':
    'Assumes a contract clause under which a negative index does not lower the rent.',
  'Só o mês conta; contam os doze meses que terminam no anterior':
    'Only the month counts; the twelve months ending in the previous one are used',
  'Tente mais tarde ou informe index_percent com o acumulado publicado.':
    'Try later or give index_percent with the published accumulated figure.',
  'Usar os meses que há': 'Use the months available',
  Variação: 'Change',
  'Variação de cada mês': 'Change of each month',
  'decidir entre aceitar e mudar': 'decide between accepting and moving',
  faltam: 'are missing',
  'informe o mês do aniversário, ou index_percent': 'give the month of the anniversary, or index_percent',
  'os meses de {0} a {1}': 'the months from {0} to {1}',
  '{0}; IGP-M em 12 meses até {1}, como publicado': '{0}; 12-month IGP-M up to {1}, as published',
  '{0}; IPCA em 12 meses até {1}, como publicado': '{0}; 12-month IPCA up to {1}, as published',
  'Índice em 12 meses': '12-month index',
  'Índice negativo com cláusula de piso': 'Negative index with a floor clause',
  'Índice negativo diminui o aluguel': 'A negative index lowers the rent',
  'é obrigatório com o IVAR, cuja série não se guarda aqui: informe o acumulado publicado':
    'is required with IVAR, whose series is not stored here: give the published accumulated figure',
}
