import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PLAIN_WORDS } from '../../../tina/admin/patches/plainWords.ts';

// Code of Tina that each patch relies on. Tina does not load outside a browser, so its code is read as text;
// tests/editor checks that the patches work.
const ADMIN = 'tinacms/dist/index.js';
const REDUCER = '@tinacms/app/src/lib/graphql-reducer.ts';
const SERVER = '@tinacms/cli/dist/index.js';
const SLATE = 'slate-react/dist/index.es.js';

const CONTRACTS: Record<string, readonly (readonly [file: string, ...says: string[]])[]> = {
  'admin/FormHead.tsx': [
    [ADMIN, 'cms.plugins.all("form:meta")', 'relative flex-none w-full border-t border-gray-100'],
  ],
  'admin/browser/watchRequests.ts': [[ADMIN, 'if (res.status == 401) {']],
  'admin/editorPictures.ts': [
    [
      ADMIN,
      'await cms.media.persist(',
      'async persist(files',
      '.url}/upload/$',
      'contentApiUrl.origin}/media`;',
    ],
    [
      ADMIN,
      '__publicField(this, "fetchFunction", (input, init) => {',
      'path}`, {\n        method: "DELETE"\n      });\n    }',
      'code: body.code,\n        message: body.message || "Failed to rename the file."',
    ],
    [ADMIN, 'return this.finalForm.getState().initialValues;'],
  ],
  'admin/events.ts': [
    [ADMIN, 'cms.dispatch = dispatch;'],
    [ADMIN, 'cms.dispatch({ type: "forms:add", value: form });'],
    [ADMIN, 'createElement(HashRouter, null'],
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
  'admin/pageForms.ts': [
    [
      REDUCER,
      "event.data.type === 'open'",
      'fields: template.fields.map((field) => resolveField(field, tinaSchema)),',
      "cms.dispatch({ type: 'form-lists:clear' });",
    ],
    [ADMIN, 'case "form-lists:add": {', 'if (!cms.state.formLists.length) {'],
  ],
  'admin/patches/answerTina.ts': [
    [ADMIN, 'createDocument(\n    collection: $collection', 'updateDocument(\n'],
    [ADMIN, 'document(collection:$collection, relativePath:$relativePath) {\n            ... on'],
    [ADMIN, 'collectionConnection: $', 'variables: { after, first: BATCH_SIZE }'],
    [ADMIN, 'this.gqlSchema = buildClientSchema(data);'],
  ],
  'admin/patches/formFields.ts': [
    [
      ADMIN,
      'text-red-500 pt-3 animate-slide-in',
      'className: `relative w-full px-2 $',
      'flex-none w-full h-16 px-6 bg-white border-t',
    ],
    [
      ADMIN,
      'htmlFor: name2',
      'className: `block font-sans text-xs italic font-light text-gray-400',
      'text-red-500 pt-3 animate-slide-in',
      'createElement(FieldLabel, { name: name2 }, label !== false',
    ],
    [
      ADMIN,
      'const canSubmit = !pristine && !submitting',
      'const pristineClass = pristine ? "text-green-500" : "text-red-500";',
    ],
  ],
  'admin/patches/helpLink.tsx': [
    [
      ADMIN,
      'getType("cloud-config")',
      '"Cloud"), /* @__PURE__ */ React.createElement("ul"',
      'href: config.link.href',
    ],
  ],
  'admin/patches/keepDrafts.ts': [
    [ADMIN, 'this.path = options.path || id;', 'form.initialize(values);'],
  ],
  'admin/patches/keyboard.ts': [
    [
      ADMIN,
      '"aria-label": "Show editing panel"',
      'opacity-0 ease-in pointer-events-none',
      'const FilenameInput = (props) => {',
      'disabled: props.readonly || !filenameTouched',
      'type: "sidebar:set-display-state"',
    ],
  ],
  'admin/patches/leaving.ts': [
    [ADMIN, 'forms: [...state.forms, { tinaForm: action.value }]', '"aria-label": `Back to $'],
  ],
  'admin/patches/panels.ts': [
    [
      ADMIN,
      'const state = tinaForm.finalForm.getState();',
      'if (state.invalid === true) {',
      '"Cannot navigate away from an invalid form."',
    ],
    [
      ADMIN,
      'type: "forms:set-active-field-name"',
      'createElement(BreadcrumbSeparator, null)), /* @__PURE__ */ React.createElement(TooltipProvider',
      '`form:$',
    ],
    [REDUCER, "type: 'forms:set-active-field-name'"],
  ],
  'admin/patches/pasting.ts': [
    [
      'slate-dom/dist/index.es.js',
      'data.getData("application/".concat(clipboardFormatKey))',
      'decodeURIComponent(window.atob(fragment))',
    ],
    [SLATE, "case 'insertFromPaste':"],
  ],
  'admin/patches/plainWords.ts': [
    [ADMIN, 'const LOADING_MESSAGES = [', '🦙"', '" Log Out"'],
    [ADMIN, ...Object.keys(PLAIN_WORDS), 'Document created!', 'Document updated!'],
  ],
  'admin/patches/saving.ts': [
    [
      ADMIN,
      'Object.entries(valOverride)) {\n            form.change(key, value);\n          }\n        }\n        const response = await this.onSubmit(',
      'form.initialize(values);\n        return response;',
    ],
    [
      ADMIN,
      'return { [FORM_ERROR]: error };',
      '!hasValidationErrors && !(invalid && !dirtySinceLastSubmit);',
    ],
    ['final-form/dist/final-form.cjs.js', 'delete state.formState.submitError;'],
    [ADMIN, 'return this.finalForm.submit();', 'form.initialize(values);'],
  ],
  'admin/patches/typing.ts': [
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
  'admin/patches/windows.ts': [
    [
      ADMIN,
      'alert.level === "error"',
      'alerts.dismiss(alert);',
      'fixed bottom-6 left-1/2',
      'fixed inset-0 z-modal',
      'createElement(ModalTitle, null, children), close2 && /* @__PURE__ */ React.createElement(',
      'className: "ml-auto flex justify-self-end items-center fill-gray-400 cursor-pointer',
      '"Media Manager"), /* @__PURE__ */ React__default.createElement(\n    "div",\n    {\n      onClick: close2,\n      className: "flex items-center fill-gray-400 cursor-pointer',
    ],
    [
      ADMIN,
      'const SidebarLink = (props) => {',
      'onClick: props.onClick ? props.onClick : () => {\n      },',
      'relative z-30 flex flex-col bg-white border-r border-gray-200 w-96 h-full',
      'menuIsOpen ? "" : "hidden"',
      'className: "fixed left-0 top-0 z-overlay h-full"',
      'className: "flex items-stretch h-dvh overflow-hidden" }',
      'fixed top-0 left-0 h-dvh z-base',
    ],
  ],
  'admin/previewFrame.ts': [
    [ADMIN, 'type: "forms:set-active-field-name"'],
    ['@tinacms/app/src/preview.tsx', "id='tina-iframe'"],
  ],
  'admin/records/besideNew.ts': [
    [
      ADMIN,
      'crudType: "create"',
      'id: schemaCollection.path + folderName + `/new-post.',
      'navigate(',
    ],
  ],
  'admin/records/ownLists.tsx': [
    [
      ADMIN,
      'path: "screens/:screenName"',
      'path: "collections/:collectionName/*"',
      'cms.plugins.getType("screen").all()',
      'value: view.name,\n      onClick',
    ],
  ],
  'preview/clicks.ts': [
    [REDUCER, "event?.data?.type === 'quick-edit'", "type: 'quickEditEnabled'"],
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
  'shared/previewAddress.ts': [
    [ADMIN, 'path: "/~/*"', 'resolvePreviewPath(splat)', 'setReportedURL(href);'],
  ],
};

const read = (file: string) => readFileSync(file, 'utf8');
const installed = (name: string) => JSON.parse(read(`node_modules/${name}/package.json`)).version;

it('each change of Tina has an entry in this list', () => {
  const isChange = (file: string) =>
    file.startsWith('admin/patches/') || /^(?:\/\/| \*) Tina: /m.test(read(`tina/${file}`));
  const files = globSync('**/*.{ts,tsx}', { cwd: 'tina' });
  expect(files.filter(isChange).sort()).toEqual(Object.keys(CONTRACTS));
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
