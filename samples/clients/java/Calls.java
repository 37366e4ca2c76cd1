// Five calls with the client that openapi-generator generates. Run as: java Calls http://127.0.0.1:3000
import br.centavo.ApiClient;
import br.centavo.api.CalculadorasApi;
import br.centavo.api.ConferenciasApi;
import br.centavo.api.DecisoesApi;
import br.centavo.api.DocumentosApi;
import br.centavo.api.TabelasApi;
import br.centavo.model.AcceptRaiseInput;
import br.centavo.model.CheckInssInput;
import br.centavo.model.NetSalaryInput;
import br.centavo.model.PayrollRunInput;
import br.centavo.model.PeopleEntry;
import br.centavo.model.TableName;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.Map;

public class Calls {
  public static void main(String[] arguments) throws Exception {
    var client = new ApiClient();
    client.updateBaseUri(arguments[0]);
    var october = LocalDate.of(2026, 10, 1);

    // The method of a GET takes each parameter in order; that of a POST takes one object.
    var salary = new CalculadorasApi(client).netSalaryPost(
        new NetSalaryInput().grossSalary(5200.0).dependents(1).referenceDate(october),
        null, null);

    var table = new TabelasApi(client).table(TableName.TableNameInss, null, null, october, null, null);

    var inss = new ConferenciasApi(client).checkInssPost(
        new CheckInssInput().baseSalary(5200.0).informedInss(529.50).referenceDate("2026-10"),
        null, null);

    var raise = new DecisoesApi(client).acceptRaisePost(
        new AcceptRaiseInput()
            .currentSalary(5200.0)
            .proposedSalary(5600.0)
            .lastRaiseDate(LocalDate.of(2025, 10, 1))
            .dependents(1)
            .inflationPeriod(4.0)
            .referenceDate(october),
        null, null);

    var payroll = new DocumentosApi(client).payrollRun(
        new PayrollRunInput()
            .month("2026-10")
            .addPeopleItem(new PeopleEntry().id("1").basicSalary(5200.0).dependents(1)),
        null, null);

    Map<String, Object> answers = new LinkedHashMap<>();
    answers.put("netSalary", salary.getNetSalary());
    answers.put("inss", salary.getInss());
    answers.put("ceiling", table.getValues().get("ceiling"));
    answers.put("check", inss.getVerdict());
    answers.put("decision", raise.getVerdict());
    answers.put("breakEvenSalary", raise.getBreakEvenSalary());
    answers.put("payrollNet", payroll.getTotals().getNet());
    System.out.println(ApiClient.createDefaultObjectMapper().writeValueAsString(answers));
  }
}
