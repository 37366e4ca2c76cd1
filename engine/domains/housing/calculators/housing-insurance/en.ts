export const english = {
  'Aos 66 anos, com a tarifa do banco': "At age 66, with the bank's fee",
  'As taxas são de cada seguradora e mudam com a idade: use as da proposta. O MIP cai com o saldo; este é o do mês.':
    "The rates belong to each insurer and change with age: use those in the offer. MIP falls with the balance; this is the month's.",
  'DFI por mês': 'DFI per month',
  'Danos ao imóvel; vem na proposta': 'Damage to the property; given in the offer',
  'MIP por mês': 'MIP per month',
  'Morte e invalidez; cresce com a idade e vem na proposta': 'Death and disability; rises with age and is given in the offer',
  'Os seguros MIP e DFI e a tarifa que entram na parcela do financiamento, pelas taxas da sua proposta. Para a parcela inteira, use financing.':
    'The MIP and DFI insurance and the fee included in the financing installment, at the rates in your offer. For the whole installment, use financing.',
  'Os seguros e a tarifa custam {value} por mês': 'The insurance and the fee cost {value} a month',
  'Participação na renda': 'Share of income',
  'Quem compra em dupla paga o MIP cada um pela sua': 'Those who buy as a pair each pay MIP on their own share',
  'Quem entra com metade da renda paga metade do MIP': 'Whoever contributes half of the income pays half of the MIP',
  'Saldo de 200.000,00 aos 33 anos, imóvel de 250.000,00': 'Balance of 200,000.00 at age 33, property of 250,000.00',
  'Seguro habitacional': 'Home loan insurance',
  'Seguros e tarifa por mês': 'Insurance and fee per month',
  'Taxa do DFI ao mês': 'DFI rate per month',
  'Taxa do MIP ao mês': 'MIP rate per month',
  'Valor de avaliação do imóvel': 'Appraised value of the property',
}
