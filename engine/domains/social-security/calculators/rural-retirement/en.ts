export const english = {
  'Agricultora de 55 anos com 180 meses': 'Female farmer aged 55 with 180 months',
  'Ainda não há direito: {reason}': 'Not entitled yet: {reason}',
  'Aposentadoria rural': 'Rural retirement',
  Direito: 'Entitled',
  'Faltam meses': 'Not enough months',
  'Homem de 59 anos: falta idade': 'Man aged 59: not old enough yet',
  'Homem de 60 anos no começo do registro': 'Man aged 60 at the start of the record',
  'Logo antes do pedido, mesmo com pausas': 'Right before the application, even with breaks',
  'Meses exigidos': 'Months required',
  'Os meses de trabalho rural e os exigidos': 'The months of rural work and those required',
  'Se o segurado especial (agricultor familiar, pescador artesanal, extrativista) já pode se aposentar por idade, e de quanto.':
    'Whether a special insured person (family farmer, small-scale fisher, gatherer) can already retire by age, and on how much.',
  'Segurado especial, com prova do trabalho rural logo antes do pedido. Quem contribui por conta própria ou soma tempo na cidade tem outra conta.':
    'Special insured person, with proof of rural work right before the application. Those who contribute on their own account or add time in the city have another calculation.',
  'a idade é de {0} anos': 'the required age is {0} {0|year|years}',
  'são precisos {0} meses de trabalho rural': '{0} {0|month|months} of rural work are needed',
  'ver a aposentadoria de quem contribui na cidade': 'see the retirement of those who contribute in the city',
  '{0} anos de idade e {1} meses de trabalho rural': '{0} {0|year|years} of age and {1} {1|month|months} of rural work',
  '{0} anos e {1} meses cumpridos': '{0} {0|year|years} and {1} {1|month|months} met',
  '{0}; um salário mínimo': '{0}; one minimum wage',
}
