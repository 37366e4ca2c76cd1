/**
 * DuckDB: monthly payroll from a table of people and a table of lines, with the engine's incidence rules and functions. Covers employees
 * with a full month; other kinds of lines (13th, vacation, profit sharing) are flagged for the payroll API.
 */
import { MONTH_INCIDENCE } from '../domains/payroll/rules/payslip/month-incidence.ts'

/** Alimony and private pension, deducted from the month's tax base. */
const DEDUCTED = ['46', '51']
/** Lines that replace the contract salary. */
const SALARY = ['1000', '6000']
/** Codes computed by the run itself, or exclusive to workers who are not employees. */
const EXCLUDED_CODES = ['9201', '9203', '9901', '9902', '9903', '9908', '3501', '3506', '3508', '1350']

const among = (codes: readonly string[]): string => `(${codes.map((code) => `'${code}'`).join(', ')})`
const reais = (centavos: string): string => `CAST(${centavos} AS DECIMAL(16, 0)) * CAST(0.01 AS DECIMAL(2, 2))`
const centavos = (amount: string): string => `CAST(CAST(${amount} AS DECIMAL(18, 2)) * 100 AS BIGINT)`
const signed = (code: string): string =>
  `sum(CASE WHEN ${code} = '11' THEN CASE WHEN kind = 'deduction' THEN -amount ELSE amount END ELSE 0 END)`

/** Start of the progressive INSS brackets: earlier months have a different IRRF deduction. */
const FROM = '2020-03-01'

export const duckdbPayroll = (
  schema: string,
): string => `-- A month's payroll: people have id, basic_salary and dependents; lines have id, nature and amount. In reais.
CREATE OR REPLACE MACRO ${schema}.payroll(people, lines, month) AS TABLE
WITH asked AS (SELECT last_day(CAST(month AS DATE)) AS day),
natures AS (
  SELECT l.nature, l.kind, any_value(i.cp) AS cp, any_value(i.irrf) AS irrf, any_value(i.fgts) AS fgts, count(i.cp) AS readings
  FROM ${schema}.law_payroll_lines_lines AS l
  LEFT JOIN ${schema}.law_payroll_lines_lines_incidence AS i ON i.version = l.version AND i.position = l.position, asked
  WHERE asked.day >= l.effective_from AND (l.effective_to IS NULL OR asked.day <= l.effective_to)
  GROUP BY l.nature, l.kind),
told AS (
  SELECT CAST(t.id AS VARCHAR) AS id, ${centavos('t.amount')} AS amount, n.nature, n.kind, n.cp, n.irrf, n.fgts,
    CASE WHEN n.nature IS NULL OR n.readings <> 1 OR n.nature IN ${among(EXCLUDED_CODES)} OR n.cp NOT IN ${among(MONTH_INCIDENCE.cp)}
      OR n.irrf NOT IN ${among(MONTH_INCIDENCE.irrf)} OR n.fgts NOT IN ${among(MONTH_INCIDENCE.fgts)} OR t.amount < 0 THEN CAST(t.nature AS VARCHAR) END AS refused
  FROM query_table(lines) AS t LEFT JOIN natures AS n ON n.nature = CAST(t.nature AS VARCHAR)),
added AS (
  SELECT id, min(refused) AS refused, sum(CASE WHEN kind = 'earning' THEN amount ELSE 0 END) AS earnings,
    sum(CASE WHEN kind = 'deduction' THEN amount ELSE 0 END) AS deductions, ${signed('cp')} AS inss_base, ${signed('irrf')} AS irrf_base,
    ${signed('fgts')} AS fgts_base, sum(CASE WHEN irrf IN ${among(DEDUCTED)} THEN amount ELSE 0 END) AS deducted,
    bool_or(nature IN ${among(SALARY)}) AS has_salary
  FROM told GROUP BY id),
bases AS (
  SELECT p.id, p.dependents, a.refused, coalesce(a.deductions, 0) AS deductions, coalesce(a.deducted, 0) AS deducted, asked.day,
    CASE WHEN coalesce(a.has_salary, FALSE) THEN 0 ELSE ${centavos('p.basic_salary')} END AS salary, coalesce(a.earnings, 0) AS earnings,
    coalesce(a.inss_base, 0) AS inss_base, coalesce(a.irrf_base, 0) AS irrf_base, coalesce(a.fgts_base, 0) AS fgts_base
  FROM query_table(people) AS p LEFT JOIN added AS a ON a.id = CAST(p.id AS VARCHAR), asked
  WHERE asked.day >= DATE '${FROM}'),
withheld AS (
  SELECT *, ${schema}.inss_centavos(greatest(salary + inss_base, 0), day) AS inss_due, ${schema}.fgts_centavos(greatest(salary + fgts_base, 0), day) AS fgts_due
  FROM bases),
taxed AS (
  SELECT *, ${schema}.irrf_centavos(greatest(salary + irrf_base, 0), inss_due + deducted, dependents, day) AS irrf_due FROM withheld),
paid AS (
  SELECT *, CASE WHEN refused IS NULL THEN 0 END AS answered FROM taxed)
SELECT id, ${reais('salary + earnings + answered')} AS total_earnings, ${reais('deductions + inss_due + irrf_due + answered')} AS total_deductions,
  ${reais('salary + earnings - deductions - inss_due - irrf_due + answered')} AS net, ${reais('inss_due + answered')} AS inss,
  ${reais('irrf_due + answered')} AS irrf, ${reais('fgts_due + answered')} AS fgts, refused AS refused_nature
FROM paid;`
