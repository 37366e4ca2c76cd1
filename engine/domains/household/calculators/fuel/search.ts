import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'etanol',
    'combustível',
    'gasolina',
    'posto',
    'abastecer',
    'etanol ou gasolina',
    'qual compensa abastecer',
    'álcool compensa',
    'km por litro',
  ],
  phrases: `
    gasolina ou etanol, álcool, regra dos 70%, 70% da gasolina, abastecer com álcool, carro flex, posto de gasolina, preço da gasolina,
    gasosa, etanol compensa, litro, encher o tanque, tanque, consumo do carro, custo da viagem, gasto de combustível, flex, gnv, diesel,
    qual combustível, viagem de carro, km rodado, consumo por litro, abastecer com qual, qual combustível colocar, álcool a, gasolina a`,
  questions: [{ question: 'Álcool a R$ 4 e gasolina a R$ 6: qual compensa?', input: { alcohol_price: 4, gasoline_price: 6 } }],
}
