import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { centavo } from '../support/console.ts'

it('offers commands, flags and values in bash', async () => {
  const script = (await centavo(['completion', 'bash'])).out
  const offered = (...words: string[]) =>
    execFileSync(
      'bash',
      ['-c', `${script}\nCOMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _centavo; printf '%s\\n' "\${COMPREPLY[@]}"`, 'bash', ...words],
      { encoding: 'utf8' },
    )
      .trim()
      .split('\n')
  expect(offered('centavo', 'net-sal')).toEqual(['net-salary'])
  expect(offered('centavo', 'net-salary', '--d')).toEqual(['--dependents'])
  expect(offered('centavo', 'financing', '--system', '')).toEqual(['sac', 'price'])
  expect(offered('centavo', 'table', 'inss')).toContain('inss')
  expect(offered('centavo', 'batch', 'financin')).toEqual(['financing'])
  expect(offered('centavo', 'tabel')).toEqual(['tabela', 'tabelas'])
  expect(offered('centavo', 'tabela', 'inss')).toContain('inss')
  expect(offered('centavo', 'feriados', '')).not.toContain('inss')
  expect(offered('centavo', 'quanto-preciso', 'net-sal')).toEqual(['net-salary'])
  expect(offered('centavo', 'conferir', 'holer')).toEqual(['holerite'])
  expect(offered('centavo', 'conferir', 'holerite', '--informed-ins')).toEqual(['--informed-inss'])
})
