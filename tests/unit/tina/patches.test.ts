import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

// Code of Tina that each patch relies on. Tina does not load outside a browser, so its code is read as text;
// tests/editor checks that the patches work.
const ADMIN = 'tinacms/dist/index.js';
const SERVER = '@tinacms/cli/dist/index.js';
const SLATE = 'slate-react/dist/index.es.js';

const CONTRACTS: Record<string, readonly (readonly [file: string, ...says: string[]])[]> = {
  'admin/EditorPage.tsx': [
    [
      ADMIN,
      'path: "screens/:screenName"',
      'cms.plugins.getType("screen").all()',
      'id: "modal-root"',
      'cms.sidebar && /* @__PURE__ */ React.createElement(\n    SidebarProvider',
    ],
    [ADMIN, 'this.gqlSchema = buildClientSchema(data);'],
  ],
  'admin/alerts.tsx': [
    [ADMIN, 'add(level, message, timeout = 4e3) {', 'if (!alerts.all.length) {'],
  ],
  'admin/browser/watchRequests.ts': [[ADMIN, 'if (res.status == 401) {']],
  'admin/events.ts': [
    [ADMIN, 'cms.dispatch = dispatch;'],
    [ADMIN, 'cms.dispatch({ type: "forms:add", value: form });'],
  ],
  'admin/forms/GroupField.tsx': [
    [ADMIN, 'tinaForm.getActiveField(form.activeFieldName)', 'name: "group",\n  Component: Group'],
  ],
  'admin/forms/adopt.ts': [
    [ADMIN, 'form.initialize(values);'],
    [ADMIN, 'forms:set-active-field-name'],
  ],
  'admin/forms/beforeSubmit.ts': [
    [ADMIN, 'tinaForm.beforeSubmit = (values) => collection.ui.beforeSubmit({'],
  ],
  'admin/panels.ts': [[ADMIN, 'case "forms:set-active-field-name":', '`form:$']],
  'admin/forms/keepDrafts.ts': [
    [ADMIN, 'this.path = options.path || id;', 'form.initialize(values);'],
  ],
  'admin/keyboard.ts': [[ADMIN, 'const FormKeyBindings = ({ onSubmit }) => {', '`form:$']],
  'admin/leaving.ts': [[ADMIN, 'forms: [...state.forms, { tinaForm: action.value }]']],
  'admin/texts/pasting.ts': [
    [
      'slate-dom/dist/index.es.js',
      'data.getData("application/".concat(clipboardFormatKey))',
      'decodeURIComponent(window.atob(fragment))',
    ],
    [SLATE, "case 'insertFromPaste':"],
  ],
  'admin/forms/saving.ts': [
    [
      ADMIN,
      'Object.entries(valOverride)) {\n            form.change(key, value);\n          }\n        }\n        const response = await this.onSubmit(',
      'form.initialize(values);\n        return response;',
    ],
    [ADMIN, 'return this.finalForm.submit();', 'form.initialize(values);'],
  ],
  'admin/texts/typing.ts': [
    [
      ADMIN,
      'LinkPlugin.configure({\n    options: {',
      'AutoformatPlugin.configure({',
      '\n  SlashPlugin,\n',
    ],
    ['@udecode/plate-core/dist/react/index.js', 'enabledOverrides, plugin.override.enabled'],
    ['@udecode/plate-autoformat/dist/index.js', 'key: "autoformat"'],
    ['@udecode/plate-slash-command/dist/index.js', 'key: "slash_command"'],
    [
      SLATE,
      'throttle(() => {',
      'debounce(onDOMSelectionChange, 0)',
      'scheduleOnDOMSelectionChange.flush();\n      onDOMSelectionChange.flush();',
      "window.document.addEventListener('selectionchange', onSelectionChange);",
    ],
    [ADMIN, 'from "@udecode/plate'],
    ['@udecode/plate-link/dist/index.js', 'if (!isUrl2(beforeWordText)) return;'],
  ],
  'server/adminPage.ts': [
    [ADMIN, 'LOCAL_CLIENT_KEY = "tina.local.isLogedIn"', 'getItem(LOCAL_CLIENT_KEY) === "true"'],
    [
      SERVER,
      '<title>TinaCMS</title>',
      '<div id="root"></div>',
      'apiURL = this.configManager.config.contentApiUrlOverride;',
    ],
    [ADMIN, 'this.options.customContentApiUrl = options.schema.config.contentApiUrlOverride;'],
    ['@tinacms/schema-tools/dist/index.js', 'if (url.includes("localhost")) {'],
    [ADMIN, 'link.href = "https://fonts.googleapis.com', 'document.head.appendChild(link);'],
  ],
};

const read = (file: string) => readFileSync(file, 'utf8');
const installed = (name: string) => JSON.parse(read(`node_modules/${name}/package.json`)).version;

it('each change of Tina has an entry in this list', () => {
  const isChange = (file: string) => /^(?:\/\/| \*) Tina: /m.test(read(`tina/${file}`));
  const files = globSync('**/*.{ts,tsx}', { cwd: 'tina' });
  expect(files.filter(isChange).sort()).toEqual(Object.keys(CONTRACTS).sort());
});

describe.each(Object.entries(CONTRACTS))('tina/%s', (patch, contract) => {
  it('is written for the installed version', () => {
    const versions = read(`tina/${patch}`).matchAll(/(@?tinacms(?:\/\w+)?) (\d+\.\d+\.\d+)/g);
    const named = [...versions].map(([, name = '', version]) => [name, version]);
    expect(named.length).toBeGreaterThan(0);
    expect(named).toEqual(named.map(([name = '']) => [name, installed(name)]));
  });

  it.each(contract)('matches %s', (file, ...says) => {
    const code = read(`node_modules/${file}`);
    expect(says.filter((part) => !code.includes(part))).toEqual([]);
  });
});
