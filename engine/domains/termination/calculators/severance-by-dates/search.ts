import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'demissão',
    'acerto',
    'verbas rescisórias',
    'data de admissão',
    'multa do 477',
    'rescisão atrasada',
    'rescisão com datas',
    'entrei e saí da empresa',
    'mandado embora',
    'justa causa',
  ],
  phrases: `
    contratado em e demitido em, admitido em e dispensado em, rescisão pelas datas, rescisão de datas, das datas de entrada e saída,
    rescisão trabalhista, cálculo da rescisão, cálculo de rescisão, calculadora de rescisão, simular rescisão, data de demissão,
    admissão e demissão, rescisão exata, trct, termo de rescisão, homologação, acerto com datas, demissão na data, fui mandado embora,
    quitação da rescisão`,
  popularity: 2,
  situations: {
    dismissed: { place: 1, asks: { salary: 'salary', admission_date: 'admission', termination_date: 'last_day', type: 'exit' } },
  },
}
