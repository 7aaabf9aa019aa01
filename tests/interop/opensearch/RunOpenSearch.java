import static org.codelibs.opensearch.runner.OpenSearchRunner.newConfigs;

import org.codelibs.opensearch.runner.OpenSearchRunner;

/** Runs one node of OpenSearch on a port of this machine: RunOpenSearch PORT TRANSPORT_PORT FOLDER [NAME=VALUE ...]. */
class RunOpenSearch {
  public static void main(String[] args) throws Exception {
    var runner = new OpenSearchRunner();
    runner
        .onBuild(
            (number, settings) -> {
              settings.put("http.port", args[0]);
              settings.put("transport.port", args[1]);
              settings.put("network.host", "127.0.0.1");
              settings.put("discovery.type", "single-node");
              settings.put("cluster.routing.allocation.disk.threshold_enabled", false);
              settings.put("action.auto_create_index", true);
              for (int i = 3; i < args.length; i++) {
                var setting = args[i].split("=", 2);
                settings.put(setting[0], setting[1]);
              }
            })
        .build(newConfigs().clusterName("test" + args[0]).numOfNode(1).basePath(args[2]).useLogger());
    Thread.currentThread().join();
  }
}
