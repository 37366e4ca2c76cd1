export const english = {
  'A PLR é paga no máximo duas vezes no ano, com ao menos um trimestre entre elas (art. 3º, § 2º); fora disso é salário.':
    'Profit sharing (PLR) is paid at most twice a year, with at least a quarter between payments (art. 3º, § 2º); otherwise it is salary.',
  'A pensão reduz a base, não o líquido mostrado': 'Alimony reduces the tax base, not the net amount shown',
  'A pensão só reduz a base quando a decisão a manda calcular sobre a PLR (art. 3º, § 10); o líquido não a desconta.':
    'Alimony only reduces the base when the decision orders it to be calculated on profit sharing (PLR) (art. 3º, § 10); the net does not deduct it.',
  'A primeira parcela daquele ano': 'The first installment of that year',
  'A que a decisão judicial manda calcular sobre a PLR': 'The one the court decision orders to be calculated on profit sharing (PLR)',
  'A soma do ano usa a tabela da data deste pagamento, também quando a tabela mudou no meio do ano.':
    "The year's sum uses the table of the date of this payment, also when the table changed in mid-year.",
  'Este pagamento menos o seu imposto; a pensão não está descontada': 'This payment less its tax; alimony is not deducted',
  'Imposto deste pagamento': 'Tax on this payment',
  'Imposto do ano': 'Tax of the year',
  'Imposto exclusivo na fonte sobre a soma do ano (Lei nº 10.101/2000, art. 3º, §§ 5º a 11): sem INSS, FGTS, dependentes, desconto simplificado nem a redução de 2026.':
    "Taxed only at source, on the year's total (Lei nº 10.101/2000, art. 3º, §§ 5º a 11): without INSS, FGTS, dependents, simplified deduction or the 2026 reduction.",
  'Imposto já retido sobre ela': 'Tax already withheld on it',
  'O imposto da PLR pela tabela própria, somando o que já foi pago no ano, e o líquido do pagamento.':
    'The tax on profit sharing (PLR) by its own table, adding what was already paid in the year, and the net of the payment.',
  'O limite isento da tabela de maio de 2025': 'The exempt limit of the May 2025 table',
  'O limite isento de 2020': 'The exempt limit of 2020',
  'PLR do ano': 'Profit sharing (PLR) of the year',
  'PLR já paga neste ano': 'Profit sharing (PLR) already paid this year',
  'PLR líquida': 'Net profit sharing (PLR)',
  'Participação nos lucros (PLR)': 'Profit sharing (PLR)',
  'Pensão alimentícia sobre a PLR do ano': "Alimony on the year's profit sharing (PLR)",
  'Recebi R$ 10.000 de PLR: quanto fica?': 'I received R$ 10,000 of profit sharing (PLR): how much is left?',
  'Segunda parcela do ano em 2026': 'Second installment of the year in 2026',
  'Sete mil reais em 2013, primeira tabela': 'Seven thousand reais in 2013, first table',
  'Valor da PLR': 'Amount of profit sharing (PLR)',
  'Você recebe {value} de PLR': 'You receive {value} in profit sharing (PLR)',
  'a pensão, {0}, passa da PLR do ano, {1}': "the alimony, {0}, exceeds the year's profit sharing (PLR), {1}",
  'há imposto retido, mas nenhuma PLR paga antes: informe previously_paid':
    'there is tax withheld, but no profit sharing (PLR) paid before: give previously_paid',
  '{0}; já se reteve mais que o imposto do ano': "{0}; more than the year's tax was already withheld",
}
