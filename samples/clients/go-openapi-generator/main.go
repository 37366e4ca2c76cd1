// Five calls with the client that openapi-generator generates. Run as: go run . http://127.0.0.1:3000
package main

import (
	"context"
	"encoding/json"
	"log"
	"os"

	"example/centavo"
)

func main() {
	configuration := centavo.NewConfiguration()
	configuration.Servers = centavo.ServerConfigurations{{URL: os.Args[1]}}
	client := centavo.NewAPIClient(configuration)
	ctx := context.Background()

	salary, _, err := client.CalculadorasAPI.NetSalary(ctx).GrossSalary(5200).Dependents(1).ReferenceDate("2026-10-01").Execute()
	check(err)

	table, _, err := client.TabelasAPI.Table(ctx, centavo.TableNameInss).Date("2026-10-01").Execute()
	check(err)

	inss, _, err := client.ConferenciasAPI.CheckInssPost(ctx).
		CheckInssInput(*centavo.NewCheckInssInput(5200, 529.5, "2026-10")).
		Execute()
	check(err)

	proposal := centavo.NewAcceptRaiseInput(5200, 5600, "2025-10-01")
	proposal.SetDependents(1)
	proposal.SetInflationPeriod(4)
	proposal.SetReferenceDate("2026-10-01")
	raise, _, err := client.DecisoesAPI.AcceptRaisePost(ctx).AcceptRaiseInput(*proposal).Execute()
	check(err)

	person := centavo.NewPeopleEntry("1")
	person.SetBasicSalary(5200)
	person.SetDependents(1)
	payroll, _, err := client.DocumentosAPI.PayrollRun(ctx).
		PayrollRunInput(*centavo.NewPayrollRunInput("2026-10", []centavo.PeopleEntry{*person})).
		Execute()
	check(err)

	check(json.NewEncoder(os.Stdout).Encode(map[string]any{
		"netSalary":       salary.NetSalary,
		"inss":            salary.Inss,
		"ceiling":         table.Values["ceiling"],
		"check":           inss.Verdict,
		"decision":        raise.Verdict,
		"breakEvenSalary": raise.BreakEvenSalary,
		"payrollNet":      payroll.Totals.Net,
	}))
}

func check(err error) {
	if err != nil {
		log.Fatal(err)
	}
}
