/** Update command for the code list, run on scripts in the format of the tax authority's calculator database. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { update } from '../../tools/law/classifications.ts'
import { inFlywayOrder, runScripts } from '../../tools/revenue/sql-scripts.ts'

const SHIPPED = fileURLToPath(new URL('../../data/classifications/', import.meta.url))
const ROOM = mkdtempSync(join(tmpdir(), 'classifications-'))
afterAll(() => rmSync(ROOM, { recursive: true, force: true }))

const lines = (file: string): string[][] =>
  readFileSync(join(SHIPPED, file), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('|'))

type Value = string | number | null
const sql = (value: Value): string =>
  value === null ? 'NULL' : typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`

/** Script layout of the tax authority: one column or value per line, with occasional comments. */
const inserted = (table: string, columns: string, rows: readonly (readonly Value[])[]): string =>
  `INSERT INTO ${table} (\n    ${columns.split(' ').join(',\n    ')}\n) VALUES\n${rows
    .map((row) => `(\n    -- o nome, 'entre aspas'\n    ${row.map(sql).join(',\n    ')}\n)`)
    .join(',\n')};\n`

/** Equivalent formulas for the compact treatments, by kind. */
const FORMULAS: Record<string, readonly [rate: string, base: string, tax: string, due: string]> = {
  full: ['aliquota', 'baseCalculoInformada', 'baseCalculo*aliquota', 'tributoCalculado'],
  sector: ['aliquota', 'baseCalculoInformada', 'baseCalculo*aliquota', 'tributoCalculado'],
  zero: ['0', 'baseCalculoInformada', '0', '0'],
  outside: ['0', '0', '0', '0'],
  deferred: ['aliquota', 'baseCalculoInformada', 'baseCalculo*aliquotaEfetiva', '0'],
  suspended: ['0', '0', '0', '0'],
  perUnit: ['aliquota', 'quantidade', 'baseCalculo*aliquota', 'tributoCalculado'],
  fixed: ['2.08 / 100', 'baseCalculoInformada', 'baseCalculo*aliquota', 'tributoCalculado'],
}

/** Renders the shipped list as scripts; selective-tax codes reuse the same numbers, as in the original. */
function scripts(asOf = '2025-09-02'): Record<string, string> {
  const verified = lines('codes.txt').filter(([, , , , evidence]) => evidence === 'verified')
  const ids = new Map(verified.map(([code], index) => [code!, index + 1]))
  const situations = [...new Set(verified.map(([code]) => code!.slice(0, 3)))]
  const annexes: Value[][] = []
  const applicable = { NCM: [] as Value[][], NBS: [] as Value[][] }
  const exceptions: Value[][] = []
  for (const [kind = '', codes = '', annex = '', item = '', text = '', prefixes = ''] of lines('coverage.txt')) {
    annexes.push([annexes.length + 1, annex || null, 'descrição', item || null, text || null])
    for (const code of codes.split(' '))
      for (const [prefix = '', ...except] of prefixes.split(' ').map((each) => each.split('-'))) {
        const rows = applicable[kind as 'NCM' | 'NBS']
        rows.push([rows.length + 1, prefix, ids.get(code)!, annexes.length, '2026-01-01', null])
        for (const left of except) exceptions.push([exceptions.length + 1, left, rows.length, '2026-01-01', null])
      }
  }
  const reduced = verified.filter(([, , cbs, ibs]) => cbs !== '0' || ibs !== '0')
  const late = exceptions.pop()!
  return {
    'V0_0_1__schema.sql':
      'CREATE TABLE IF NOT EXISTS EXCECAO_NCM_APLICAVEL (\n ENCM_ID INTEGER NOT NULL,\n ENCM_NCM_CD TEXT,\n ENCM_NCMA_ID INTEGER,\n ENCM_INICIO_VIGENCIA TEXT,\n ENCM_FIM_VIGENCIA TEXT CHECK (ENCM_FIM_VIGENCIA IS NULL),\n PRIMARY KEY(ENCM_ID)\n);\n',
    'V1_0_1__versao_base_dado.sql': inserted('VERSAO_BASE_DADO', 'VRBD_DATA VRBD_DESCRICAO VRBD_VERSAO_BASE_DADO', [
      [asOf, 'ajuste; do tratamento', '0.0.7'],
      ['2025-02-04', 'primeira', '0.0.1'],
    ]),
    'V1_0_7__tributo.sql': inserted('TRIBUTO', 'TBTO_ID TBTO_SIGLA', [
      [1, 'IS'],
      [2, 'CBS'],
      [3, 'IBSUF'],
      [4, 'IBSMun'],
    ]),
    'V1_0_8__fundamentacao_legal.sql': inserted(
      'FUNDAMENTACAO_LEGAL',
      'FDLG_ID FDLG_TEXTO FDLG_TEXTO_CURTO',
      verified.map(([, , , , , article], index) => [index + 1, 'Texto;\nem linhas', article!]),
    ),
    'V1_0_9__tratamento_tributario.sql': inserted(
      'TRATAMENTO_TRIBUTARIO',
      'TRTR_ID TRTR_DESCRICAO TRTR_EXPRESSAO_ALIQUOTA TRTR_EXPRESSAO_BASE_CALCULO TRTR_EXPRESSAO_TRIBUTO_CALCULADO TRTR_EXPRESSAO_TRIBUTO_DEVIDO',
      [
        [1, 'Regime do Imposto Seletivo - Com Cálculo', null, 'b', 't', 'd'],
        ...lines('treatments.txt').map(([id, kind, description]): Value[] => [Number(id), description!, ...FORMULAS[kind!]!]),
      ],
    ),
    'V1_0_10__situacao_tributaria.sql': inserted(
      'SITUACAO_TRIBUTARIA',
      'SITR_ID SITR_CD',
      situations.map((cst, index) => [index + 1, cst]),
    ),
    'V1_0_12__classificacao_tributaria.sql': inserted(
      'CLASSIFICACAO_TRIBUTARIA',
      'CLTR_ID CLTR_SITR_ID CLTR_CD CLTR_DESCRICAO CLTR_FIM_VIGENCIA',
      [
        ...verified.map(([code, , , , , , description]): Value[] => [
          ids.get(code!)!,
          situations.indexOf(code!.slice(0, 3)) + 1,
          code!,
          description!,
          null,
        ]),
        [900, 1, '000001', 'Do imposto seletivo', null],
        [901, 1, '000099', 'Que deixou de valer', '2025-08-31'],
      ],
    ),
    'V1_0_13__anexo.sql': inserted('ANEXO', 'ANXO_ID ANXO_NUMERO ANXO_DESCRICAO ANXO_NUMERO_ITEM ANXO_TEXTO_ITEM', annexes),
    'V1_0_14__ncm_aplicavel.sql': inserted(
      'NCM_APLICAVEL',
      'NCMA_ID NCMA_NCM_CD NCMA_CLTR_ID NCMA_ANXO_ID NCMA_INICIO_VIGENCIA NCMA_FIM_VIGENCIA',
      applicable.NCM,
    ),
    'V1_0_15__nbs_aplicavel.sql': inserted(
      'NBS_APLICAVEL',
      'NBSA_ID NBSA_NBS_CD NBSA_CLTR_ID NBSA_ANXO_ID NBSA_INICIO_VIGENCIA NBSA_FIM_VIGENCIA',
      applicable.NBS,
    ),
    'V1_0_16__excecao_ncm_aplicavel.sql': inserted(
      'EXCECAO_NCM_APLICAVEL',
      'ENCM_ID ENCM_NCM_CD ENCM_NCMA_ID ENCM_INICIO_VIGENCIA ENCM_FIM_VIGENCIA',
      exceptions,
    ),
    'V1_0_30__percentual_reducao.sql': inserted(
      'PERCENTUAL_REDUCAO',
      'PERE_ID PERE_CLTR_ID PERE_TBTO_ID PERE_VALOR PERE_FIM_VIGENCIA',
      reduced.flatMap(([code, , cbs, ibs]) =>
        [cbs, ibs, ibs].map((share, tax): Value[] => [1, ids.get(code!)!, tax + 2, Number(share), null]),
      ),
    ),
    'V1_0_33__tratamento_classificacao.sql': inserted('TRATAMENTO_CLASSIFICACAO', 'TRCL_ID TRCL_CLTR_ID TRCL_TRTR_ID', [
      ...verified.map(([code, treatment], index): Value[] => [index + 1, ids.get(code!)!, Number(treatment)]),
      [900, 900, 1],
      [901, 901, 3],
    ]),
    'V1_0_34__fundamentacao_classificacao.sql': inserted(
      'FUNDAMENTACAO_CLASSIFICACAO',
      'FDCL_ID FDCL_CLTR_ID FDCL_FDLG_ID',
      verified.map((_, index) => [index + 1, index + 1, index + 1]),
    ),
    'V2_0_1__update.sql':
      "UPDATE TRATAMENTO_TRIBUTARIO\nSET TRTR_IN_POSSUI_AJUSTE = 1\nWHERE LOWER(TRTR_DESCRICAO) LIKE '%mono%';\nUPDATE NCM_APLICAVEL SET NCMA_INICIO_VIGENCIA = '2025-01-01' WHERE NCMA_INICIO_VIGENCIA = '2026-01-01';",
    'V2_0_100__manutencao.sql': `-- INSERT INTO NCM (\n--     NCM_CD\n-- ) VALUES ('90219089');\nINSERT INTO EXCECAO_NCM_APLICAVEL\nVALUES (${late.map(sql).join(', ')});\n`,
  }
}

let folder = ''
let published = ''
beforeEach(() => {
  folder = mkdtempSync(join(ROOM, 'held-'))
  published = mkdtempSync(join(ROOM, 'published-'))
  cpSync(SHIPPED, folder, { recursive: true })
})

const write = (files: Record<string, string>) => {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(published, name), text)
}
const contents = (of: string) => Object.fromEntries(readdirSync(of).map((file) => [file, readFileSync(join(of, file), 'utf8')]))
const refresh = () => update(published, { folder, today: '2026-11-16' })

describe('regenerated code list', () => {
  it('reproduces the shipped list byte for byte from the tax authority’s scripts', async () => {
    write(scripts())
    expect(await refresh()).toEqual([])
    // Ignores the row count: the source repeats rows, which the compact files store once.
    const uncounted = (of: string) => ({ ...contents(of), 'metadata.json': contents(of)['metadata.json']!.replace(/"rows": \d+/, '') })
    expect(uncounted(folder)).toEqual(uncounted(SHIPPED))
  })

  it('applies and reports the changes of a later day, keeping codes found only in another source', async () => {
    const files = scripts('2026-07-07')
    const file = 'V1_0_12__classificacao_tributaria.sql'
    write({
      ...files,
      [file]: files[file]!.replace('Exploração de via', 'Exploração de vias'),
      'V2_0_101__novo.sql':
        "INSERT INTO NCM_APLICAVEL (NCMA_ID, NCMA_NCM_CD, NCMA_CLTR_ID, NCMA_ANXO_ID) VALUES (\n (SELECT COALESCE(MAX(NCMA_ID), 0) + 1 FROM NCM_APLICAVEL), '87032100', 1, NULL);\nDELETE FROM TRIBUTO WHERE TBTO_SIGLA = 'IS';",
    })
    expect(await refresh()).toEqual([expect.stringMatching(/^~ 000002\|.*Exploração de vias$/)])
    const now = contents(folder)
    expect(JSON.parse(now['metadata.json']!)).toMatchObject({ asOf: '2026-07-07', capturedOn: '2026-11-16', codes: 144 })
    expect(now['coverage.txt']).toContain('NCM|000001||||87032100\n')
    expect(now['codes.txt']).toContain('|reported|')
  })

  const broken: [string, string, (text: string) => string, RegExp][] = [
    ['cut short', 'V1_0_14__ncm_aplicavel.sql', (text) => text.slice(0, 20_000), /./],
    ['without a table', 'V1_0_33__tratamento_classificacao.sql', () => '-- nada\n', /TRATAMENTO_CLASSIFICACAO/],
    ['without its day', 'V1_0_1__versao_base_dado.sql', () => '', /day of the data base/],
    [
      'of an earlier day',
      'V1_0_1__versao_base_dado.sql',
      (text) => text.replace('2025-09-02', '2025-03-01'),
      /is older than the stored one/,
    ],
    [
      'with half of its rows',
      'V1_0_14__ncm_aplicavel.sql',
      (text) => `${text.slice(0, text.indexOf('),\n', 90_000) + 1)};`,
      /the list is incomplete/,
    ],
    ['with a reduction of 600%', 'V1_0_30__percentual_reducao.sql', (text) => text.replaceAll(' 60,', ' 600,'), /reduced by 600/],
    [
      'with two reductions of the IBS',
      'V1_0_30__percentual_reducao.sql',
      (text) => text.replace('    4,\n    60,', '    4,\n    50,'),
      /not understood/,
    ],
    ['with a code of five digits', 'V1_0_12__classificacao_tributaria.sql', (text) => text.replace("'200003'", "'20003'"), /six digits/],
    ['with a code twice', 'V1_0_12__classificacao_tributaria.sql', (text) => text.replace("'200002'", "'200003'"), /twice/],
    ['with a product that is no number', 'V1_0_14__ncm_aplicavel.sql', (text) => text.replace("'100620'", "'arroz'"), /nomenclature/],
    ['changed in a way nobody follows', 'V2_0_1__update.sql', () => 'UPDATE PERCENTUAL_REDUCAO SET PERE_VALOR = PERE_VALOR * 2;', /UPDATE/],
  ]
  it.each(broken)('rejects %s and leaves the current list unchanged', async (_what, file, damage, reason) => {
    const files = scripts()
    write({ ...files, [file]: damage(files[file]!) })
    await expect(refresh()).rejects.toThrow(reason)
    expect(contents(folder)).toEqual(contents(SHIPPED))
  })

  it('rejects a folder without scripts', async () => {
    await expect(refresh()).rejects.toThrow(/no script/)
  })
})

describe('scripts of the tax authority', () => {
  it('run in numeric order', () => {
    expect(
      inFlywayOrder(['V2_0_1__c.sql', 'V1_0_10__b.sql', 'V1_0_9__a.sql', 'V1_0_5_1_2__n.sql', 'V1_0_5__m.sql', 'V0_0_3__t.sql.txt']),
    ).toEqual(['V1_0_5__m.sql', 'V1_0_5_1_2__n.sql', 'V1_0_9__a.sql', 'V1_0_10__b.sql', 'V2_0_1__c.sql'])
  })

  it('update and delete rows by matching columns', () => {
    const script =
      "INSERT INTO A (ID, X) VALUES (1, 'd''água'), (2, NULL), (3, 1.5); UPDATE A SET X = 'y' WHERE ID = 2; DELETE FROM A WHERE ID = 3;"
    expect(runScripts([script], { A: ['ID', 'X'] }).get('A')).toEqual([
      { ID: 1, X: 'd’água'.replace('’', "'") },
      { ID: 2, X: 'y' },
    ])
    for (const odd of [
      'DELETE FROM A;',
      'INSERT INTO A (ID, X) VALUES (1);',
      'INSERT INTO A VALUES (1, 2);',
      "INSERT INTO A (ID) VALUES ('x);",
    ])
      expect(() => runScripts([odd], { A: ['ID', 'X'] })).toThrow()
  })
})
