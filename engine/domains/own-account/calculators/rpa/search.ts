import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'rpa',
    'recibo de pagamento autônomo',
    'autônomo',
    'prestador de serviço',
    'freelancer',
    'iss',
    'retenção',
    'descontos do autônomo',
    'nota de autônomo',
    'pagamento a autônomo',
    'recibo de autônomo',
  ],
  phrases: `
    pagar autônomo, contratar autônomo, pintor pessoa física, frete, serviço sem nota, sem nota, prestador pessoa física,
    retenção de autônomo, contratar pessoa física, empresa paga autônomo, serviço avulso, pedreiro autônomo, caminhoneiro autônomo,
    palestrante, inss 11% do autônomo, desconto do rpa, receber por rpa, pagamento por rpa, recibo, bico para empresa, freela sem cnpj,
    trabalho eventual, autônomo presta serviço, o que retém, fez serviço na empresa, serviço para empresa, contratei autônomo,
    retenção de serviço`,
  situations: { hiring: { place: 4 } },
  questions: [{ question: 'Quanto recebe quem presta um serviço de R$ 2.000 por RPA?', input: { gross_value: 2000 } }],
}
