import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'rescisão errada',
    'trct',
    'conferir acerto',
    'verbas rescisórias',
    'multa do artigo 477',
    'rescisão veio errada',
    'conferir trct',
    'acerto errado',
  ],
  phrases: `
    acerto veio errado, acerto veio menor, rescisão certa, rescisão veio menor, conferir rescisão, conferir verbas, rescisão a menos,
    termo de rescisão errado, ver se a rescisão bate, empresa errou a rescisão, erraram o acerto, rescisão faltando, trct errado,
    conferir termo, acerto certo, revisar rescisão, faltou na rescisão, verificar rescisão, homologação errada, acerto a menos,
    rescisão deu, erraram a rescisão, rescisão está certa, acerto está certo, pagou meu acerto a menos, confiro o acerto`,
  situations: { dismissed: { place: 3 } },
}
