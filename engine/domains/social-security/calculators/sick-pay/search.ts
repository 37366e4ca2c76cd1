import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'auxílio por incapacidade temporária',
    'afastamento',
    'atestado',
    'perícia',
    'acidente de trabalho',
    'b31',
    'b91',
    'afastado pelo inss',
    'atestado de mais de 15 dias',
    'estou de atestado',
    'encostado no inss',
  ],
  phrases: `
    auxílio doença, afastado, afastar, afastada, cirurgia, operação, acidente, acidentado, doença, doente, encostado, encostar,
    inss por doença, atestado médico, atestado longo, 15 dias de atestado, afastamento pelo inss, fratura, quebrei a perna,
    depressão afastamento, burnout, perícia do inss, auxílio acidente, licença médica, benefício por incapacidade, incapacidade,
    ficar de licença, afastado quanto recebo, auxílio-acidente, recuperação, laudo médico, acidente de moto, meses parado, internado,
    hospitalizado, sem poder trabalhar, fora do trabalho por doença, operei, vou operar`,
}
