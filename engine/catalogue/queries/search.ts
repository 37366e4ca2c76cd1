import * as z from 'zod'
import { keysOf, nonEmpty } from '../../core/collections/records.ts'
import { KINDS } from '../../operation/definition/kinds.ts'
import { query } from '../../operation/definition/query.ts'
import { choice, count, integer, list, object, text } from '../../operation/input/fields.ts'
import { IGNORED, WHYS } from '../../search/answer.ts'
import { find, notKnown } from '../../search/index.ts'

const TYPES = { operation: 'operation', law: 'law', metric: 'metric', profession: 'profession', page: 'page' } as const

const quoted = () => ({
  text: text('As palavras da pergunta'),
  span: object(
    'Onde estão, em caracteres',
    { start: integer('Começo'), end: integer('Fim') },
    { none: 'se a tradução as moveu' },
  ).nullable(),
})

export default query({
  id: 'search',
  title: 'Perguntar em português',
  slug: 'buscar',
  summary:
    'Acha calculadoras, decisões, tabelas de lei, indicadores e profissões pelo que se pergunta, e responde quando a pergunta basta: ' +
    '"líquido de 5200 com 1 dependente", "INSS 2019", "IPCA de 2015 a 2020". Só há resposta se todos os números e datas da pergunta ' +
    'foram entendidos; `understood` diz o que foi, `assumed` o que se supôs, `ignored` o que não se usou e `missing` o que falta.',
  tag: 'Busca',
  path: '/v1/find',
  rows: 'found',
  cache: 'minute',
  input: {
    q: z.string().min(1).max(10_000).meta({ description: 'A pergunta, como se fala', 'x-label': 'Pergunta' }),
    limit: count('Quantos, no máximo', { min: 1, max: 50 }).default(10),
  },
  result: z.object({
    q: text('A pergunta'),
    notKnown: text('O que se pergunta e aqui não se sabe', { none: 'se há o que achar' }).nullable(),
    found: list(
      'O que se achou, do mais provável ao menos',
      object('Achado', {
        title: text('Título'),
        answer: text('A resposta, em uma linha', { none: 'se a pergunta não basta ou não foi toda entendida' }).nullable(),
        understood: list(
          'O que se entendeu, com ou sem resposta',
          object('Campo', {
            field: text('Nome'),
            label: text('Campo'),
            value: z.unknown().meta({ description: 'O valor, como a API o recebe' }),
            text: text('O valor, como se lê'),
            from: text('O que da pergunta o diz'),
            span: quoted().span,
          }),
        ),
        missing: list('O que falta para responder', object('Campo', { field: text('Nome'), label: text('Campo') })),
        assumed: list(
          'O que se supôs',
          object('Suposto', {
            field: text('Nome'),
            label: text('Campo'),
            value: z.unknown().meta({ description: 'O valor, como a API o recebe' }),
            text: text('O valor, como se lê'),
            why: text('Por que se supôs'),
          }),
        ),
        assumedText: text('O que a resposta supõe, em uma frase', { none: 'se nada se supôs' }).nullable(),
        ignored: list(
          'O que não se usou',
          object('Parte', {
            ...quoted(),
            reason: choice('Por que', [...IGNORED], undefined, {
              hint: 'harmless: não muda a resposta; unknown: palavra desconhecida; withheld: pode mudar a resposta.',
            }),
          }),
        ),
        unread: list('Números e datas que não se leram inteiros', object('Parte', quoted())),
        unused: list('O que não se entendeu', z.string()),
        why: choice('Por que não há resposta', [...WHYS], undefined, { none: 'se há' }).nullable(),
        summary: text('O que é'),
        type: choice('Tipo', nonEmpty(keysOf(TYPES)), undefined, {
          hint: 'operation: uma operação; law: uma tabela; metric: um indicador; profession: uma família da CBO; page: uma página do site.',
        }),
        kind: text('Calculadora, decisão, conferência, lei, indicador ou salário'),
        id: text('Nome na API'),
        path: text('Endereço da página', { none: 'se não é uma página do site' }).nullable(),
        input: z.record(z.string(), z.unknown()).meta({ description: 'A entrada entendida, como a API a recebe' }),
      }),
    ),
  }),
  examples: [
    { title: 'O líquido de um salário', input: { q: 'líquido de 5200 com 1 dependente' } },
    { title: 'A tabela de um ano', input: { q: 'INSS 2019' } },
    { title: 'A inflação entre dois anos', input: { q: 'IPCA de 2015 a 2020' } },
  ],
  answer({ q, limit }, ports) {
    // Excludes operations without a page of their own: questions about a calculator, and API indexes.
    const found = find(ports, q, {
      most: limit,
      among: ({ type, id }) => type !== 'operation' || KINDS[ports.registry.operations.get(id)!.kind].page !== null,
    })
    return {
      q,
      notKnown: notKnown(ports, q),
      found: found
        .slice(0, limit)
        .map(
          ({
            type,
            id,
            path,
            one,
            title,
            summary,
            answer,
            understood,
            missing,
            assumed,
            assumedText,
            ignored,
            unread,
            unused,
            why,
            input,
          }) => ({
            title,
            answer,
            understood: understood.map(({ span = null, ...field }) => ({ ...field, span })),
            missing: [...missing],
            assumed: [...assumed],
            assumedText,
            ignored: [...ignored],
            unread: [...unread],
            unused: [...unused],
            why: answer === null ? why : null,
            summary,
            type,
            kind: one,
            id,
            path,
            input: { ...input },
          }),
        ),
    }
  },
})
