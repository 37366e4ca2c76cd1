import type { SearchText } from '../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'perder o bolsa família',
    'arrumei emprego vou perder o bolsa família',
    'emprego e bolsa família',
    'carteira assinada e bolsa família',
    'aumento e benefício',
    'trabalhar e receber benefício',
    'bolsa família ou emprego',
  ],
  phrases: `
    arrumei emprego vou perder o bolsa família, vou perder o bolsa família, perco o bolsa família, cortam o bolsa família,
    se eu trabalhar perco o bolsa família, arrumei emprego e o bolsa, carteira assinada corta o bolsa família, vale a pena assinar a carteira,
    aumento corta o benefício, ganhar mais e perder o bolsa, emprego ou bolsa família, registrar e perder o benefício,
    salário e bolsa família juntos, perder o bpc se trabalhar, compensa trabalhar registrado, medo de perder o bolsa família`,
  situations: { family: { place: 2 } },
}
