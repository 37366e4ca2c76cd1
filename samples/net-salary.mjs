// Take-home pay by the HTTP API, with nothing but fetch: Node 20, Deno, Bun or a browser.
//
//     node samples/net-salary.mjs [address]
const base = process.argv[2] ?? 'http://localhost:3000'

/** One calculation; a refusal is thrown with the reason of each field. */
async function calculate(calculator, fields) {
  const response = await fetch(`${base}/v1/calc/${calculator}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fields),
  })
  const body = await response.json()
  if (!response.ok) throw new Error(body.issues?.map(({ field, message }) => `${field} ${message}`).join('; ') ?? body.error)
  return body
}

const { netSalary, basis } = await calculate('net-salary', { gross_salary: 5200, dependents: 1 })
console.log(`net of 5200 with one dependent: ${netSalary.toFixed(2)}`)
for (const { norm, effectiveFrom } of basis) console.log(`  by ${norm}, since ${effectiveFrom}`)

await calculate('net-salary', { gross_salary: -1 }).catch(({ message }) => console.log('refused:', message))
