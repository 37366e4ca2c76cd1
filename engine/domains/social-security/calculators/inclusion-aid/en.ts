export const english = {
  'A deficiência deve ser moderada ou grave.': 'The disability must be moderate or severe.',
  'A deficiência leve não dá direito': 'Mild disability gives no entitlement',
  'A renda dos outros da família, por pessoa, passa de um quarto do salário mínimo.':
    'The income of the others in the family, per person, exceeds a quarter of the minimum wage.',
  'A renda dos outros, no limite de um quarto': "The others' income, at the one-quarter limit",
  'A renda dos outros, um centavo acima': "The others' income, one centavo above",
  Auxílio: 'Aid',
  'BPC que deixa de receber': 'BPC no longer received',
  'Deficiência moderada ou grave e salário de até {0}.': 'Moderate or severe disability and salary of up to {0}.',
  'Dois salários mínimos': 'Two minimum wages',
  'No limite de dois salários mínimos': 'At the limit of two minimum wages',
  'No primeiro dia do auxílio': 'On the first day of the benefit',
  'Não há auxílio-inclusão': 'There is no inclusion aid',
  'Não se acumula com aposentadoria, pensão, benefício por incapacidade nem seguro-desemprego (Lei nº 8.742/1993, art. 26-C).':
    'Cannot be combined with retirement, a pension, a disability benefit or unemployment insurance (Lei nº 8.742/1993, art. 26-C).',
  'O BPC fica suspenso enquanto a pessoa trabalha, e pode voltar depois (Lei nº 8.742/1993, art. 21-A).':
    'The BPC is suspended while the person works, and can return afterwards (Lei nº 8.742/1993, art. 21-A).',
  'O auxílio é de {value} por mês': 'The aid is {value} a month',
  'O salário e o limite': 'The salary and the limit',
  'O salário passa de {0}, dois salários mínimos.': 'The salary exceeds {0}, two minimum wages.',
  'Quanto recebe a pessoa com deficiência que troca o BPC por um emprego: metade do BPC, junto com o salário.':
    'How much a person with a disability who trades the BPC for a job receives: half of the BPC, along with the salary.',
  'Quem tem carteira assinada é': 'Anyone with a formal job is',
  'Recebe ou recebeu BPC nos últimos cinco anos': 'Receives or received the BPC in the last five years',
  'Renda dos outros da família': 'Income of the others in the family',
  'Salário e auxílio': 'Salary and aid',
  'Salário mínimo de 2026, deficiência moderada': 'Minimum wage of 2026, moderate disability',
  'Sem o próprio salário': "Without one's own salary",
  'Um centavo acima de dois salários mínimos': 'One centavo above two minimum wages',
  'ver o direito ao BPC': 'see who is entitled to the BPC',
  'É de quem recebe o BPC, ou o recebeu nos últimos cinco anos.':
    'It is for those who receive the BPC, or received it in the last five years.',
  'É preciso ser segurado obrigatório da Previdência.': 'You must be a mandatory contributor to Social Security.',
  'É segurado obrigatório da Previdência': 'Is a mandatory contributor to Social Security',
}
