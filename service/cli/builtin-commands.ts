/** Built-in commands, which are not operations: names and help pages. */
import { composed, word } from '../../engine/core/text/language.ts'
import type { Operation } from '../../engine/operation/definition/operation.ts'
import type { Registry } from '../../engine/operation/definition/registry.ts'
import { ALL_DIALECTS } from '../../engine/sql/dialects.ts'
import { exampleLine } from './arguments.ts'
import { plain, portugueseCommand } from './operation-names.ts'

interface OwnCommand {
  readonly title: string
  /** Portuguese alias. */
  readonly alias?: string
  readonly usage: string
  readonly about?: string
  readonly options?: readonly (readonly [flag: string, text: string])[]
  /** Working example lines, built from the registry. */
  examples?(registry: Registry): readonly string[]
}

const FORM = [
  ['--json', 'responde em JSON (o padrão fora do terminal)'],
  ['--text', 'responde em texto (o padrão no terminal)'],
] as const

export const BUILTIN_COMMANDS: Readonly<Record<string, OwnCommand>> = {
  ask: {
    title: 'Procura pelo que se quer saber, em português',
    alias: 'perguntar',
    usage: 'centavo ask "o que se quer saber" [opções]',
    about: 'Procura entre calculadoras, decisões, conferências, indicadores e tabelas de lei, e mostra o comando de cada achado.',
    options: [['--limit n', 'quantos achados, no máximo (padrão 5)'], ...FORM],
    examples: (registry) => mapIfDefined(first(registry, 'calculator'), ({ title }) => word`centavo ask "${title.toLowerCase()}"`),
  },
  list: {
    title: 'Tudo o que há: calculadoras, decisões, conferências, consultas e tabelas',
    alias: 'lista',
    usage: 'centavo list [opções]',
    options: FORM,
  },
  batch: {
    title: composed(() => word`Calcula uma planilha inteira: centavo batch <calculadora> < pessoas.csv > resultado.csv`),
    alias: 'lote',
    usage: composed(() => word`centavo batch <calculadora> [arquivo] [opções]`),
  },
  read: {
    title: 'Lê um holerite, recibo ou termo de rescisão, em PDF ou texto, e diz o que cada linha é',
    alias: 'ler',
    usage: 'centavo read <arquivo.pdf | arquivo.txt | -> [opções]',
    about: 'Nada sai desta máquina. As linhas são somadas e comparadas com os totais impressos; o que não foi entendido é dito.',
    options: [
      ['--check', 'confere também o que foi lido (--conferir); ou centavo check payslip --file holerite.pdf, que mostra os dois'],
      ['--kind nome', 'que papel é: payslip, thirteenth, vacation, trct'],
      ...FORM,
    ],
    examples: () => ['centavo read holerite.txt', 'centavo read holerite.pdf --check', 'pbpaste | centavo read -'],
  },
  payroll: {
    title: 'Fecha a folha de um mês: centavo payroll pessoas.csv --month 2026-10 > folha.csv',
    alias: 'folha',
    usage: 'centavo payroll <pessoas.csv | .xlsx | .ndjson | -> --month AAAA-MM [opções]',
    about:
      'Uma linha por pessoa (id, salário, e uma coluna para cada verba: "Horas extras 50% (horas)", "Faltas (dias)", "Comissões"), ou JSON por linha. Sai uma linha por pessoa, na mesma ordem; quem não pode ser pago fica no seu lugar, com o motivo. Nada sai desta máquina. Veja docs/payroll.md.',
    options: [
      ['--month AAAA-MM', 'o mês da folha'],
      ['--regime nome', 'normal, simples ou simples_anexo_iv (padrão normal)'],
      ['--rat-rate n', 'RAT, em porcento (padrão 3); --fap n o multiplica'],
      ['--third-parties-rate n', 'terceiros, em porcento; --activity commerce|industry dá os códigos'],
      ['--paid-on dia', 'o dia do pagamento, que escolhe a tabela do imposto'],
      ['--lines arquivo', 'linhas à parte: id, nature, amount (ou hours, days, months, percent)'],
      ['--from AAAA-MM --paid arquivo', 'o que se deve desde esse mês a quem foi pago como no arquivo'],
      ['--law "texto"', 'o que uma mudança da lei faz a cada pessoa e ao total: --law "irrf/perDependent=250"'],
      ['--threads n', 'quantos núcleos usar; o resultado é o mesmo'],
      ['--accounts arquivo.json', 'nome das contas contábeis, no lugar dos da casa'],
      ['--out pasta', 'escreve em partes, com um manifesto; --resume continua de onde parou'],
      ['--to arquivo.xlsx', 'escreve uma planilha'],
      ['--print html', 'os holerites, duas vias por folha, para imprimir; --company nome'],
      ['--guides, --journal, --provisions', 'só essa tabela, em CSV'],
      ['--errors arquivo', 'também os recusados, à parte'],
      ['--quiet', 'sem barra de progresso'],
      ['--json', 'JSON por linha'],
    ],
    examples: () => [
      'centavo payroll pessoas.csv --month 2026-10 --rat-rate 2 > folha.csv',
      'centavo folha pessoas.xlsx --month 2026-10 --guides',
    ],
  },
  sql: {
    title: 'Escreve a lei como SQL, para um banco de dados',
    usage: composed(() => word`centavo sql --dialect ${ALL_DIALECTS.join('|')} [--schema centavo] [--law mudança] > centavo.sql`),
    about:
      'Cada tabela de lei com as suas datas, os índices, o calendário dos bancos e funções exatas ao centavo: inss, irrf, net_salary, fgts, thirteenth, minimum_wage, simples, correction, business_days e, no DuckDB, payroll. Rodar o script de novo não estraga nada. Veja docs/sql.md.',
    options: [
      [`--dialect ${ALL_DIALECTS.join('|')}`, 'o banco de dados'],
      ['--schema nome', 'o schema onde tudo fica (padrão centavo)'],
      ['--law mudança', 'a lei com uma mudança, como irrf/perDependent=250, em um schema que comece por reform ou hipotese'],
      ['--function nome', 'em vez do script, um SELECT dessa função sobre uma tabela inteira (clickhouse e spark)'],
      ['--table tabela', 'a tabela: as colunas têm os nomes dos parâmetros, e os valores são centavos inteiros'],
      ['--keep colunas', 'as colunas da tabela que ficam ao lado da resposta, separadas por vírgula'],
    ],
    examples: () => [
      ...ALL_DIALECTS.map((dialect) => word`centavo sql --dialect ${dialect} > centavo.sql`),
      "centavo sql --dialect duckdb --law 'irrf/perDependent=250' --schema reforma > reforma.sql",
      "centavo sql --dialect duckdb --parameters --function net_salary --schema reforma --law 'irrf/reduction=null' --law 'irrf*1.05' > leis.sql",
      'centavo sql --dialect spark --function net_salary --table folha --keep pessoa,mes > liquidos.sql',
    ],
  },
  mcp: {
    title: 'Abre o servidor MCP, para assistentes, na entrada e na saída padrão',
    usage: 'centavo mcp [opções]',
    about: 'Fica à espera de mensagens na entrada padrão, até que ela se feche. Quem o abre costuma ser o assistente, não uma pessoa.',
    options: [
      ['--group a,b', 'só as ferramentas desses grupos'],
      ['--mode full|compact', 'uma ferramenta para cada operação, ou três que servem a todas'],
      ['--schemas input|all', 'só o que cada ferramenta recebe, ou também o que devolve'],
    ],
    examples: () => ['centavo mcp', 'centavo mcp --group trabalho,impostos'],
  },
  serve: {
    title: 'Abre o serviço HTTP: a API e as páginas',
    usage: 'centavo serve [opções]',
    about: 'Serve até ser interrompido (Ctrl+C). As outras configurações são variáveis de ambiente: veja docs/operations.md.',
    options: [
      ['--port n', 'porta (padrão 3000)'],
      ['--host endereço', 'onde escutar (padrão 0.0.0.0, toda a rede; 127.0.0.1: só esta máquina)'],
    ],
    examples: () => ['centavo serve', 'centavo serve --port 8080 --host 127.0.0.1'],
  },
  completion: {
    title: 'Completa comandos ao apertar Tab no shell',
    usage: 'centavo completion bash|zsh|fish',
    examples: () => ['source <(centavo completion bash)', 'centavo completion fish | source'],
  },
  version: {
    title: 'A versão instalada',
    alias: 'versao',
    usage: 'centavo version',
    examples: () => ['centavo version'],
  },
  help: {
    title: 'Esta ajuda, ou a de um comando',
    alias: 'ajuda',
    usage: 'centavo help [comando]',
    examples: (registry) => mapIfDefined(first(registry, 'calculator'), (each) => word`centavo help ${portugueseCommand(each)}`),
  },
}

/** Built-in command by name or alias. */
export const builtinNamed = (word: string): string | undefined =>
  Object.keys(BUILTIN_COMMANDS).find((name) => [name, BUILTIN_COMMANDS[name]!.alias].includes(plain(word)))

const first = ({ operations }: Registry, kind: Operation['kind']): Operation | undefined =>
  [...operations.values()]
    .filter((each) => each.kind === kind && each.examples[0])
    .sort(
      (a, b) =>
        exampleLine(portugueseCommand(a), a.examples[0]!.input).length - exampleLine(portugueseCommand(b), b.examples[0]!.input).length,
    )[0]

const mapIfDefined = <T, R>(value: T | undefined, of: (value: T) => R): R[] => (value === undefined ? [] : [of(value)])

/** One working example line per kind, the shortest available. */
export function firstLines(registry: Registry): string[] {
  const kinds = new Set([...registry.operations.values()].map(({ kind }) => kind))
  return [...kinds].flatMap((kind) =>
    mapIfDefined(first(registry, kind), (each) => exampleLine(portugueseCommand(each), each.examples[0]!.input)),
  )
}
