/** The English of what is said here, by the Portuguese. */
export const english = {
  '15% de desconto em 199,90': '15% discount on 199.90',
  'Com o desconto, você paga {value}': 'With the discount, you pay {value}',
  'De graça': 'For free',
  'Desconto em porcentagem': 'Discount as a percentage',
  'Desconto em um preço': 'Discount on a price',
  'Desconto sobre o preço original': 'Discount on the original price',
  'Informe este ou discount_percent': 'Give this or discount_percent',
  'Informe este ou final_price': 'Give this or final_price',
  'O desconto é arredondado ao centavo mais próximo.': 'The discount is rounded to the nearest centavo.',
  'O que se paga e o que se desconta': 'What is paid and what is taken off',
  'Preço com desconto a partir da porcentagem, ou a porcentagem a partir do preço final.':
    'Price with discount from the percentage, or the percentage from the final price.',
  'Preço com o desconto': 'Price with the discount',
  'Preço final': 'Final price',
  'Preço original': 'Original price',
  'Quanto foi o desconto de 80,00 para 60,00': 'How much was the discount from 80.00 to 60.00',
  'Sem desconto': 'No discount',
  'Uma dízima: 3,00 por 2,00': 'A repeating decimal: 3.00 for 2.00',
  'Valor do desconto': 'Discount amount',
  'informe discount_percent ou final_price': 'give discount_percent or final_price',
  'informe só um: discount_percent ou final_price; o outro é o que se calcula':
    'give only one: discount_percent or final_price; the other is what is calculated',
  'é maior que o preço original, {0}: não há desconto': 'is more than the original price, {0}: there is no discount',
}
