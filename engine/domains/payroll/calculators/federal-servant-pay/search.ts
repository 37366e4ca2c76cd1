import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'servidor federal',
    'servidor público federal',
    'pss',
    'funpresp',
    'abono de permanência',
    'contribuição do servidor',
    'contracheque de servidor',
  ],
  phrases: `
    funcionário público federal, concurso federal salário líquido, siape, desconto do pss, previdência do servidor, aposentado do serviço público,
    pensionista de servidor, rpps da união, professor de universidade federal salário líquido, líquido do servidor, sougov`,
  situations: { payslip: { place: 9 } },
}
