/** Columnar check of CSV payslips, all correct and with 1% wrong: rows per minute on one and two cores. */

import { toNumber } from '../engine/core/money.ts'
import inss from '../engine/domains/payroll/law/inss.ts'
import irrf from '../engine/domains/payroll/law/irrf.ts'
import { inssDue } from '../engine/domains/payroll/rules/withholding/inss.ts'
import { irrfDue } from '../engine/domains/payroll/rules/withholding/irrf.ts'
import { portsOf } from '../engine/engine.ts'
import * as data from '../engine/generated/data.ts'
import { registry } from '../engine/generated/registry.ts'
import type { Plan } from '../service/cli/commands/batch/plan.ts'
import { rowWork } from '../service/cli/commands/batch/row-work.ts'
import { atLeast } from './goals.ts'
import { median } from './load.ts'

const ROWS = 50_000
const DAY = '2026-10-01'

function payslips(wrongOneIn: number): string {
  const [contribution, tax] = [inss.at(DAY).value, irrf.at(DAY).value]
  let text = ''
  for (let row = 0; row < ROWS; row++) {
    const pay = 162_100n + BigInt((row * 7919) % 1_800_000)
    const due = inssDue(pay, contribution)
    const { amount } = irrfDue({ gross: pay, deductions: due.deductible }, tax)
    const more = row % wrongOneIn === 1 ? 5000n : 0n
    text += `${[pay, due.amount + more, amount].map((each) => toNumber(each).toFixed(2)).join(',')},0,${DAY}\n`
  }
  return text
}

export function benchChecks(rounds = 7): void {
  const ports = portsOf(data, () => '2026-11-14')
  const operation = registry.operations.get('check-payslip')!
  const plan: Plan = {
    calculator: operation.id,
    today: '2026-11-14',
    input: 'csv',
    output: 'csv',
    delimiter: ',',
    characters: 'utf-8',
    newline: '\n',
    columns: ['gross_salary', 'informed_inss', 'informed_irrf', 'dependents', 'reference_date'],
    constants: {},
    fields: ['verdict', 'answer', 'lost', 'gained', 'message', 'nextQuestion', 'worker'],
    decimalComma: false,
    law: null,
  }
  const figures = Object.entries({ 'all right': ROWS + 1, 'one in a hundred wrong': 100 }).map(([papers, wrongOneIn]) => {
    const piece = { bytes: new Uint8Array(Buffer.from(payslips(wrongOneIn))), line: 2, index: 0 }
    const work = rowWork(plan, operation, ports)
    work(piece)
    const times = Array.from({ length: rounds }, () => {
      const used = process.cpuUsage()
      work(piece)
      const { user, system } = process.cpuUsage(used)
      return user + system
    })
    const micros = median(times) / ROWS
    atLeast(`payslips checked in bulk, millions a minute, ${papers}`, 10, 120 / micros)
    return {
      papers,
      'µs of processor/payslip': Number(micros.toFixed(2)),
      'million a minute, two cores': Number((120 / micros).toFixed(1)),
    }
  })
  console.log(`Checks: ${ROWS.toLocaleString('en')} payslips, CSV to CSV`)
  console.table(figures)
}
