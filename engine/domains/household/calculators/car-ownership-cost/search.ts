import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'carro',
    'manutenção do carro',
    'quanto custa um carro',
    'uber',
    'manter um carro',
    'gasto com carro',
    'custo do carro por mês',
    'vale a pena ter carro',
  ],
  phrases: `
    despesas do carro, gasto mensal do carro, seguro do carro, carro próprio ou uber, carro ou uber, vender o carro, depreciação do carro,
    custo por km, carro ou aplicativo, manter automóvel, ter um veículo, gasto com veículo, licenciamento, estacionamento, andar de uber,
    carro popular, revisão e pneus, moto própria, custo de ter moto, seguro e manutenção, fipe do carro, carro zero, ipva e seguro, onix,
    gol, corolla, hb20, kwid, strada, pesa no bolso ter carro, carro pesa no bolso, carro dá prejuízo, gastos do automóvel`,
}
