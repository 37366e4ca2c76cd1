import { createServer } from 'node:http'
import { expect, it } from 'vitest'
import { bcbPtax } from './index.ts'

const QUOTE = JSON.stringify({
  '@odata.context': 'https://was-p.bcnet.bcb.gov.br/olinda/servico/PTAX/versao/v1/odata$metadata#_CotacaoMoedaPeriodo',
  value: [
    {
      paridadeCompra: 1.168,
      paridadeVenda: 1.1681,
      cotacaoCompra: 6.0725,
      cotacaoVenda: 6.0742,
      dataHoraCotacao: '2026-03-02 13:09:26.433',
    },
  ],
})

it('requests the last day when it starts another twelve-month window', async () => {
  const server = createServer((_request, response) => response.end(QUOTE))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('no port')
    const source = bcbPtax(`http://127.0.0.1:${address.port}/`)
    const { signal } = new AbortController()
    expect(await source.read('dollar', '2025-03-02', '2026-03-02', signal)).toEqual([{ day: '2026-03-02', value: '6.0742' }])
  } finally {
    server.close()
  }
})
